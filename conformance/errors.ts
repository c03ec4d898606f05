import { shortestSecret } from './secret.ts'

/** The kit was called wrongly; its message is one sentence that says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Says that `url` is no base URL. */
export const urlInvalid = (url: string): UsageError =>
  new UsageError(
    `"${url.replace(/\/\/[^/@]*@/, '//…@')}" is not a base URL: give http:// or https://, a host, and no user name or password (those belong into --token-env or --header-file).`,
  )

/** Says that a token cannot be kept out of the record. */
export const tokenTooShort = (name: string): UsageError =>
  new UsageError(
    `the token in ${name} has fewer than ${shortestSecret} characters and could not be told from ordinary text, so it could not be kept out of the record: use a longer one.`,
  )
