import type { JournalEntry } from './journal.ts'

type Unnumbered = Omit<JournalEntry, 'id'>

/** Gives an exchange without its secrets. */
export type Redact = (entry: Unnumbered) => Unnumbered

const MARK = '[redacted]'

/** The headers whose values are kept from everything the fake keeps and says. */
export const secretHeaders = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'x-api-key',
] as const

/** Makes the redaction of one fake: values of secret headers, and `token` wherever else it stands. */
export function redactBy(token: string | undefined): Redact {
  if (token === undefined || token === '') return entry => withoutSecretHeaders(entry)
  const text = (value: string) => value.replaceAll(token, MARK)
  const bytes = (value: Buffer) =>
    value.includes(token)
      ? Buffer.from(value.toString('latin1').replaceAll(latin(token), MARK), 'latin1')
      : value
  return entry => {
    const { request, reply, error } = withoutSecretHeaders(entry)
    return {
      ...entry,
      request: {
        ...request,
        path: text(request.path),
        query: text(request.query),
        headers: mapped(request.headers, text),
        body: bytes(request.body),
      },
      reply: reply && { ...reply, headers: mapped(reply.headers, text), body: bytes(reply.body) },
      error: error && text(error),
    }
  }
}

const latin = (text: string): string => Buffer.from(text).toString('latin1')

function withoutSecretHeaders(entry: Unnumbered): Unnumbered {
  const { headers } = entry.request
  if (!secretHeaders.some(name => headers[name] !== undefined)) return entry
  const present = secretHeaders.filter(name => headers[name] !== undefined)
  const marks = Object.fromEntries(present.map(name => [name, MARK]))
  return { ...entry, request: { ...entry.request, headers: { ...headers, ...marks } } }
}

function mapped<T extends string | undefined>(
  headers: Readonly<Record<string, T>>,
  text: (value: string) => string,
): Record<string, T | string> {
  const pairs = Object.entries(headers).map(([name, value]): [string, T | string] => [
    text(name),
    value === undefined ? value : text(value),
  ])
  return Object.fromEntries(pairs)
}
