import { formsOf } from '../spec/secret-forms.ts'
import { secretHeaders } from '../spec/secrets.ts'
import type { FakeRequest } from './reply.ts'

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
