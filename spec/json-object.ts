/** An object as JSON has it. */
export type JsonObject = { readonly [name: string]: unknown }

/** Says whether a parsed JSON value is an object: not null, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives what `value` holds under `key` itself; what it inherits, as `constructor`, is undefined. */
export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined
