import { headerName } from '../script/schema/header-name.ts'
import type { HeaderList } from './exchange.ts'

// They speak of one connection and not of the message (RFC 9110 section 7.6.1).
const ofConnection: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
])

// Framing and address are written anew for the connection to the decider.
const ofRequest: ReadonlySet<string> = new Set(['host', 'content-length', 'expect'])

// A secret, a time that is over, and a length that follows from the body.
const neverKept: ReadonlySet<string> = new Set([
  'set-cookie',
  'set-cookie2',
  'date',
  'content-length',
])

const isHeaderName = (name: string): boolean => new RegExp(headerName.pattern).test(name)

/** Pairs up the raw headers of node and undici: name, value, name, value. */
export const pairsOf = (raw: readonly (string | Buffer)[]): HeaderList =>
  Array.from({ length: Math.floor(raw.length / 2) }, (_, index) => [
    latin(raw[2 * index]),
    latin(raw[2 * index + 1]),
  ])

// A header's bytes are read and written as latin1, so that none of them changes on the way.
const latin = (part: string | Buffer | undefined): string =>
  typeof part === 'string' ? part : (part?.toString('latin1') ?? '')

/** Gives the headers of a request that are passed on to the decider. */
export const passedUp = (headers: HeaderList): HeaderList =>
  ofMessage(headers).filter(([name]) => !ofRequest.has(name.toLowerCase()))

/** Gives the headers of a message that do not belong to its connection, those that Connection names left out too. */
export function ofMessage(headers: HeaderList): HeaderList {
  const named = valuesOf(headers, 'connection').flatMap(value =>
    value.toLowerCase().split(/\s*,\s*/),
  )
  const left = new Set([...ofConnection, ...named])
  return headers.filter(([name]) => !left.has(name.toLowerCase()))
}

/** Gives the values of a header, in order. */
export const valuesOf = (headers: HeaderList, wanted: string): string[] =>
  headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value)

/** Gives the headers of a reply that a script keeps, by lower-case name; those that came twice joined (RFC 9110 section 5.3). */
export function keptHeaders(headers: HeaderList): Record<string, string> {
  const kept = new Map<string, string>()
  for (const [written, value] of ofMessage(headers)) {
    const name = written.toLowerCase()
    if (neverKept.has(name) || !isHeaderName(name)) continue
    const before = kept.get(name)
    kept.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(kept)
}
