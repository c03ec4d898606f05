/** Writes a count with its noun, in the plural unless it is one. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
