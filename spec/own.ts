/** Gives what `value` holds under `key` itself; what it inherits, as `constructor`, is undefined. */
export const ownValue = (value: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(value, key)?.value
