import { isUtf8 } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, pass } from '../../expect.ts'
import type { Verdict } from '../../verdict.ts'
import { alone, post } from '../post.ts'
import { provoke, provokes } from './control.ts'
import { asking, KEY, plainAsk, plainQuestions, plainText } from './plain.ts'
import { harmless } from './refusal.ts'

/** A body that one sound parser takes and another refuses (RFC 8259 sections 4, 6, 8 and 9). */
type OddBody = {
  readonly kind: string
  readonly what: string
  readonly body: Uint8Array | string
  readonly headers?: Readonly<Record<string, string>>
  readonly killedBy: readonly [string, ...string[]]
}

const { noul, choice } = plainQuestions

/** The escape of half a surrogate pair, as cutting a text in the middle of an emoji leaves it. */
const HALF = '\\ud83d'

const escaped = (request: unknown): string => JSON.stringify(request).replace('HALF', HALF)

/** Puts a byte that UTF-8 never has where the state begins. */
function invalidUtf8(): Uint8Array {
  const at = plainText.indexOf('FAILED')
  return Buffer.concat([
    Buffer.from(plainText.slice(0, at)),
    Buffer.from([0xff]),
    Buffer.from(plainText.slice(at)),
  ])
}

const inUnknownField = (json: string): string => plainText.replace(/}$/, `,"x_future":${json}}`)

const oddBodies: readonly OddBody[] = [
  {
    kind: 'lone-surrogate-state',
    what: 'half a surrogate pair, escaped, in the state',
    body: escaped({ ...plainAsk(), state: 'cut HALF' }),
    killedBy: ['lone-surrogate-500', 'lone-surrogate-echoed'],
  },
  {
    kind: 'lone-surrogate-key',
    what: 'half a surrogate pair, escaped, in the key of a question',
    body: escaped({ ...plainAsk(), questions: { [`${KEY}HALF`]: noul } }),
    killedBy: ['lone-surrogate-500', 'lone-surrogate-echoed'],
  },
  {
    kind: 'lone-surrogate-option',
    what: 'half a surrogate pair, escaped, in the name of an option',
    body: escaped(asking({ ...choice, criteria: { HALF: 'A test fails.', none: 'None does.' } })),
    killedBy: ['lone-surrogate-500', 'lone-surrogate-echoed'],
  },
  {
    kind: 'invalid-utf8',
    what: 'a byte in the state that is no UTF-8',
    body: invalidUtf8(),
    killedBy: ['invalid-utf8-500', 'invalid-utf8-echoed'],
  },
  {
    kind: 'byte-order-mark',
    what: 'a byte order mark in front of the request',
    body: `\ufeff${plainText}`,
    killedBy: ['byte-order-mark-500'],
  },
  {
    kind: 'duplicate-keys',
    what: 'a state given twice',
    body: plainText.replace('"state":', '"state":"first","state":'),
    killedBy: ['duplicate-key-500'],
  },
  {
    kind: 'huge-number',
    what: 'a number beyond a double in an unknown field',
    body: inUnknownField('1e400'),
    killedBy: ['huge-number-500'],
  },
  {
    kind: 'deep-unknown-field',
    what: 'an unknown field that nests 10,000 deep',
    body: inUnknownField(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    killedBy: ['deep-nesting-500'],
  },
  {
    kind: 'gzip-request',
    what: 'a request coded with gzip',
    body: gzipSync(plainText),
    headers: { 'content-encoding': 'gzip' },
    killedBy: ['gzip-request-500'],
  },
]

/** Judges that the exchange did no harm and that what came back is UTF-8. */
function harmlessText(exchange: Exchange): Verdict | null {
  const harm = harmless(exchange)
  if (harm !== null) return harm
  const { received } = exchange
  const coded = received?.headers['content-encoding'] !== undefined
  if (received === null || coded || isUtf8(received.body)) return null
  return fail(exchange, {
    says: 'the response gives bytes back that are no UTF-8',
    at: 'byte 0',
    expected: 'a body in UTF-8',
    actual: Buffer.from(received.body).toString('latin1').slice(0, 200),
  })
}

/** Bodies that may be answered or refused: the server survives them, and its reply is UTF-8. */
export const oddBodyChecks: readonly Check[] = oddBodies.map(
  ({ kind, what, body, headers, killedBy }): Check => ({
    id: `malformed.${kind}`,
    clauses: ['REQUEST-REFUSAL-HARMLESS', 'RESPONSE-BYTES'],
    title: `${what} is answered or refused and does no harm`,
    needs: ['body.answers'],
    requests: provokes('noul'),
    sends: `POST /v1/systemone with ${what}, then the well-formed request again`,
    passes: 'a complete response below 500 in UTF-8, and 200 to the well-formed request afterwards',
    control: 'the well-formed request, answered with 200',
    killedBy,
    async run(probe) {
      const verdict = await provoke(probe, {
        control: 'noul',
        send: () => probe.send(alone(post(body, headers))),
        judge: harmlessText,
      })
      return verdict ?? pass
    },
  }),
)
