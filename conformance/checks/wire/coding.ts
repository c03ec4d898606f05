import { isUtf8 } from 'node:buffer'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { complete, fail, pass, status200 } from '../../expect.ts'
import type { ProbeRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { alone, post } from '../post.ts'
import { controlled } from './control.ts'
import { plainAsk, plainText } from './plain.ts'

const largest = { maxOutputLength: 16 * 1024 * 1024 }

/** The codings this kit can undo (RFC 9110 section 8.4.1; br is RFC 7932). */
const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: bytes => gunzipSync(bytes, largest),
  'x-gzip': bytes => gunzipSync(bytes, largest),
  deflate: bytes => inflateSync(bytes, largest),
  br: bytes => brotliDecompressSync(bytes, largest),
}

const codingsOf = ({ received }: Exchange): readonly string[] =>
  (received?.headers['content-encoding'] ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name !== '' && name !== 'identity')

/** Takes the codings off, the last one first; an error where the bytes are not what they are said to be. */
function decode(exchange: Exchange): Uint8Array | Error {
  let bytes = exchange.received?.body ?? new Uint8Array()
  try {
    for (const coding of codingsOf(exchange).toReversed())
      bytes = decoders[coding]?.(bytes) ?? bytes
    return bytes
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const isCompressed = ([first, second]: Uint8Array): boolean =>
  (first === 0x1f && second === 0x8b) ||
  (first === 0x78 && [0x01, 0x9c, 0xda].includes(second ?? 0))

/**
 * Says whether a body is compressed although nobody said so. Brotli has no mark of its own, but an answer
 * is JSON in UTF-8, which compressed bytes are not; an error may be any text, so only the marks count there.
 */
const looksCoded = (bytes: Uint8Array, { received }: Exchange): boolean =>
  isCompressed(bytes) || (received?.status === 200 && !isUtf8(bytes))

const miscoded = (exchange: Exchange, says: string, actual: string, expected: string): Verdict =>
  fail(exchange, { says, at: 'header content-encoding', expected, actual })

/** Judges that a response is coded in nothing but `accepted`, and as its header says. */
function truthfullyCoded(exchange: Exchange, accepted: readonly string[]): Verdict | null {
  const named = codingsOf(exchange)
  const list = accepted.length === 0 ? 'no coding' : `no coding, or one of ${accepted.join(', ')}`
  const alien = named.find(name => !accepted.includes(name.replace('x-gzip', 'gzip')))
  if (alien !== undefined) {
    return miscoded(exchange, 'the response is coded in what was not asked for', alien, list)
  }
  const bytes = decode(exchange)
  if (bytes instanceof Error) {
    const actual = `${named.join(', ')}, but: ${bytes.message}`
    return miscoded(exchange, 'the body is not in the coding its header names', actual, list)
  }
  if (looksCoded(bytes, exchange)) {
    const actual = `${named.join(', ') || 'no such header'}, and a compressed body`
    return miscoded(exchange, 'the body is compressed and its header does not say so', actual, list)
  }
  return null
}

const codedAs = (accept: string | null, body: string): ProbeRequest =>
  post(body, accept === null ? {} : { 'accept-encoding': accept })

const unasked: Check = {
  id: 'http.no-coding-unasked',
  clauses: ['HTTP-CONTENT-CODING'],
  // RFC 9110 section 12.5.3 lets a server code a response where the request names no coding at all;
  // the page's client names none and undoes none, so to it such an answer is unreadable.
  title: 'a response nobody asked to have coded is not coded',
  needs: [],
  requests: 2,
  sends: 'the plain request without Accept-Encoding, and with Accept-Encoding: identity',
  passes: 'responses without Content-Encoding whose bodies are not compressed',
  killedBy: ['gzip-always', 'gzip-unnamed', 'gzip-header-only'],
  async run(probe) {
    for (const accept of [null, 'identity']) {
      const exchange = await probe.send(codedAs(accept, plainText))
      const wrong = controlled(exchange) ?? truthfullyCoded(exchange, [])
      if (wrong !== null) return wrong
    }
    return pass
  },
}

const offers = ['gzip', 'deflate', 'gzip, deflate, br'] as const

const asked: Check = {
  id: 'http.accept-gzip',
  clauses: ['HTTP-CONTENT-CODING'],
  title: 'a response is coded only as the request accepts, and as its header says',
  needs: ['body.answers'],
  requests: 1 + offers.length,
  sends: `the plain request with Accept-Encoding ${offers.join('; ')}`,
  passes: 'status 200, not coded or coded as asked, and the body is what Content-Encoding says',
  control: 'the same request without Accept-Encoding, answered with 200',
  killedBy: ['gzip-lies-when-asked', 'gzip-for-deflate', 'br-unnamed', 'accept-encoding-500'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    for (const offer of offers) {
      const exchange = await probe.send(codedAs(offer, plainText))
      const wrong = status200(exchange) ?? truthfullyCoded(exchange, offer.split(', '))
      if (wrong !== null) return wrong
    }
    return pass
  },
}

const askedOfError: Check = {
  id: 'http.accept-gzip-error',
  clauses: ['HTTP-CONTENT-CODING'],
  title: 'a refusal is coded only as the request accepts, and as its header says',
  needs: ['body.answers'],
  requests: 3,
  sends: 'a truncated request with Accept-Encoding: gzip, and without',
  passes: 'a refusal, not coded or coded as asked, and the body is what Content-Encoding says',
  control: 'the plain request, answered with 200',
  killedBy: ['gzip-lies-in-errors', 'gzip-errors-always'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    for (const accept of ['gzip', null]) {
      const exchange = await probe.send(alone(codedAs(accept, '{"state":')))
      const accepted = accept === null ? [] : [accept]
      const wrong = complete(exchange) ?? truthfullyCoded(exchange, accepted)
      if (wrong !== null) return wrong
    }
    return pass
  },
}

/** How bodies are compressed: when asked, and truthfully. */
export const codingChecks: readonly Check[] = [unasked, asked, askedOfError]
