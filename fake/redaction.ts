import type { FakeRequest } from './reply.ts'
import { formsOf } from './secret-forms.ts'

/** Takes secrets out of what the fake keeps or says. */
export type Redaction = {
  /** Says that there is nothing to take out. */
  readonly isIdle: boolean
  text(value: string): string
  bytes(value: Buffer): Buffer
  /** Names and values alike. */
  headers<T extends string | undefined>(
    headers: Readonly<Record<string, T>>,
  ): Readonly<Record<string, T | string>>
  /** Every text of a JSON value, names included. */
  json(value: unknown): unknown
}

const MARK = '[redacted]'

/** The headers whose values are kept from everything the fake keeps and says. */
export const secretHeaders = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'x-api-key',
  'api-key',
  'x-goog-api-key',
  'x-auth-token',
  'x-amz-security-token',
] as const

// What is shorter stands in every second exchange by accident, and an exchange full of marks shows nothing.
const SHORTEST = 4

const nothingToHide: Redaction = {
  isIdle: true,
  text: value => value,
  bytes: value => value,
  headers: headers => headers,
  json: value => value,
}

/** Makes the redaction of `secrets`: each in every form that programs write it in. */
export function redactionOf(secrets: readonly string[]): Redaction {
  const forms = [...new Set(secrets.flatMap(secret => formsOf(secret)))].sort(
    (one, other) => other.length - one.length,
  )
  if (forms.length === 0) return nothingToHide
  const text = (value: string): string =>
    forms.reduce((left, form) => (left.includes(form) ? left.replaceAll(form, MARK) : left), value)
  const bytes = (value: Buffer): Buffer => {
    const found = forms.filter(form => value.includes(form))
    if (found.length === 0) return value
    const without = found.reduce(
      (left, form) => left.replaceAll(Buffer.from(form).toString('latin1'), MARK),
      value.toString('latin1'),
    )
    return Buffer.from(without, 'latin1')
  }
  return {
    isIdle: false,
    text,
    bytes,
    headers: headers => mapped(headers, text),
    json: jsonBy(text),
  }
}

/** Makes a redaction that does what both do. */
export const bothRedactions = (first: Redaction, second: Redaction): Redaction => ({
  isIdle: first.isIdle && second.isIdle,
  text: value => second.text(first.text(value)),
  bytes: value => second.bytes(first.bytes(value)),
  headers: value => second.headers(first.headers(value)),
  json: value => second.json(first.json(value)),
})

/** Puts a mark in place of the values of secret headers. */
export function withoutSecretHeaders(headers: FakeRequest['headers']): FakeRequest['headers'] {
  if (!secretHeaders.some(name => headers[name] !== undefined)) return headers
  const present = secretHeaders.filter(name => headers[name] !== undefined)
  return { ...headers, ...Object.fromEntries(present.map(name => [name, MARK])) }
}

/** Gives what a request's secret headers hold: each value, and its credentials without the scheme or the cookie's name. */
export function secretsOf(headers: FakeRequest['headers']): readonly string[] {
  if (!secretHeaders.some(name => headers[name] !== undefined)) return []
  const secrets: string[] = []
  for (const name of secretHeaders) {
    const value = headers[name]
    if (value === undefined) continue
    const parts = name === 'cookie' ? value.split(/; */).map(afterSign) : credentialsOf(value)
    secrets.push(value, ...parts)
  }
  return secrets.filter(secret => secret.length >= SHORTEST)
}

/** Gives what follows the scheme, and the password of Basic (RFC 7617) on its own as well. */
function credentialsOf(value: string): string[] {
  const credentials = value.slice(value.indexOf(' ') + 1).trim()
  if (!/^basic /i.test(value)) return [credentials]
  const pair = Buffer.from(credentials, 'base64').toString()
  return [credentials, pair.slice(pair.indexOf(':') + 1)]
}

const afterSign = (pair: string): string => pair.slice(pair.indexOf('=') + 1)

const jsonBy =
  (text: (value: string) => string) =>
  (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(jsonBy(text))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [text(name), jsonBy(text)(part)]),
    )
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
