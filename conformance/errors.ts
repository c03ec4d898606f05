import { shortestSecret } from './secret.ts'

/** The kit was called wrongly; its message is one sentence that says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const NO_URL =
  'give http:// or https://, a host, and no user name or password (those belong into --token-env or --header-file).'

/** Says that `url` is no base URL. */
export const urlInvalid = (url: string): UsageError => {
  const base = /^([^?#]*?)\/v1\/systemone\/*$/.exec(url)?.[1]
  const advice = base === undefined ? NO_URL : 'leave /v1/systemone out, which is added to it.'
  return new UsageError(`"${url.replace(/\/\/[^/@]*@/, '//…@')}" is not a base URL: ${advice}`)
}

/** Says that a token cannot be kept out of the record. */
export const tokenTooShort = (name: string): UsageError =>
  new UsageError(
    `the token in ${name} has fewer than ${shortestSecret} characters and could not be told from ordinary text, so it could not be kept out of the record: use a longer one.`,
  )

/** Says that a token cannot be sent. */
export const tokenUnsendable = (name: string): UsageError =>
  new UsageError(
    `the token in ${name} holds a blank, a line break or a character beyond ASCII, which no bearer token has (RFC 6750 section 2.1): check how the variable was set.`,
  )

/** Says that the value of a secret header cannot be kept out of the record. */
export const headerTooShort = (header: string): UsageError =>
  new UsageError(
    `the value of the header ${header} has fewer than ${shortestSecret} characters and could not be told from ordinary text, so it could not be kept out of the record: use a longer one.`,
  )

/** Says that an id or glob names no check. */
export const nothingSelected = (pattern: string, near: readonly string[]): string =>
  `no check is called "${pattern}"${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`} See decider-kit list.`

/** Says that there is no profile of this name. */
export const profileUnknown = (name: string, known: readonly string[]): UsageError =>
  new UsageError(`there is no profile "${name}": choose one of ${known.join(', ')}.`)

/** Says that a server was declared to need a token, and none came. */
export const tokenMissing = (): UsageError =>
  new UsageError(
    'the server is declared to have auth, but no token was given: name its variable with --token-env.',
  )

/** Says that neither a URL nor a command was given. */
export const targetMissing = (): UsageError =>
  new UsageError('there is no server to certify: give its URL, or a command with --launch.')

/** Says whether OpenSSL's code for a failed connection blames the authority of the certificate. */
const isUntrusted = (cause: string): boolean =>
  /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/.test(cause)

/** Says that no connection came about. */
export const targetUnreachable = (url: string, cause: string): string =>
  isUntrusted(cause)
    ? `Could not connect to ${url}: its certificate is not trusted (${cause}). Name the file of the authority that signed it in NODE_EXTRA_CA_CERTS.`
    : `Could not connect to ${url} (${cause}). Is the server running? Start it for the run with --launch "<command>".`

/** Says that a server stopped answering. */
export const targetLost = (url: string, count: number, what: string): string =>
  `${url} failed ${count} requests in a row (${what}); the rest was not asked. Look at the server's own output.`

/** Says that too many requests had no end in time. */
export const targetTooSlow = (url: string, count: number): string =>
  `${url} left ${count} requests without a complete response in time; the rest was not asked. Give it longer with --timeout.`

/** Says that a server sent more than a record can hold. */
export const targetTooLong = (url: string, bytes: number): string =>
  `${url} sent more than ${bytes / 2 ** 20} MiB in all; the rest was not asked. Look at what makes its responses so long.`

/** Says that a server lets nobody in. */
export const targetClosed = (url: string): string =>
  `${url} answers 401 or 403 to everything and no token was given: name its variable with --token-env.`

/** Says that the value of a header cannot be sent. */
export const headerUnsendable = (header: string): UsageError =>
  new UsageError(
    `the value of the header ${header} holds a line break or another control character, which no header can carry (RFC 9110 section 5.5).`,
  )

/** Says what is wrong with a line of a corpus; line 0 is the file as a whole, and an empty field the whole line. */
export const corpusInvalid = (
  name: string,
  line: number,
  field: string,
  says: string,
): UsageError => {
  const where = line > 0 ? `${name}:${line}` : name
  return new UsageError([where, ...(field === '' ? [] : [field]), says].join(': '))
}

/** Says that there is no family of this name. */
export const familyUnknown = (name: string, near: readonly string[]): UsageError =>
  new UsageError(
    `there is no family "${name}"${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`} conformance/corpus/README.md lists them.`,
  )

/** Says that a server was declared to take several requests at once and one at a time. */
export const speedDeclaredTwice = (): UsageError =>
  new UsageError(
    'the server is declared to be concurrent and single-flight: it takes several requests at once or one at a time, so declare one of the two.',
  )

/** Says that checks cannot be made in parallel on a server that takes one request at a time. */
export const parallelRefused = (): UsageError =>
  new UsageError(
    'a server that is declared single-flight takes one request at a time: leave out --parallel, or the declaration.',
  )

/** Says that what decides calibration was given, and calibration not asked for. */
export const calibrationMissing = (option: string): UsageError =>
  new UsageError(
    `${option} is about calibration, which was not asked for: add --calibration quick, standard or certify.`,
  )

/** Says that C1 would be judged at no probability. */
export const marginTooLarge = (margin: number, threshold: number): UsageError =>
  new UsageError(
    `a margin of ${margin} leaves nothing of the threshold ${threshold}: give --margin less than --threshold.`,
  )

/** Says that requests would be cut off before the time a verdict on speed compares with. */
export const timeoutTooShort = (timeoutMs: number, limitMs: number): UsageError =>
  new UsageError(
    `--timeout ${timeoutMs} cuts off what --latency compares with ${limitMs} ms: give --timeout more than ${limitMs}, or leave it out.`,
  )
