/** A value that appears in no record: wherever it stood, `$name` stands. */
export type Secret = {
  /** The environment variable it came from; letters, digits and underscores. */
  readonly name: string
  readonly value: string
}

/** A header of --header-file, whose value is a secret. */
export type SecretHeader = {
  /** As sent, e.g. `X-Api-Key`. */
  readonly header: string
  readonly value: string
}

/** The fewest characters a secret has; a shorter one cannot be told from ordinary text. */
export const shortestSecret = 8

/** Gives what stands in a record where the secret called `name` was: `$NAME`. */
export const markOf = (name: string): string => `$${name}`

/** Names the value of a --header-file header as a secret: `X-Api-Key` becomes `HEADER_X_API_KEY`. */
export const headerSecretName = (header: string): string =>
  `HEADER_${header.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`
