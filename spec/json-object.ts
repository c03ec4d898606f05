/** An object as JSON has it. */
export type JsonObject = { readonly [name: string]: unknown }

/** Says whether a parsed JSON value is an object: not null, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says whether objects and arrays of a JSON value lie more than `levels` levels within one another. */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1)))

/** Gives what `value` holds under `key` itself; what it inherits, as `constructor`, is undefined. */
export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined
