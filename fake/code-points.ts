/** Compares texts by code points, as jq sorts keys, where JavaScript goes by UTF-16; UTF-8 keeps their order. */
export const comparePoints = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))
