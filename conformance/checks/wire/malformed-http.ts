import type { Check } from '../../check.ts'
import { pass } from '../../expect.ts'
import type { Probe } from '../../probe.ts'
import { SYSTEMONE } from '../post.ts'
import { AROUND, controlled, stillAnswers } from './control.ts'
import { type Message, writeMessage } from './message.ts'
import { plainText } from './plain.ts'
import { type Judge, survived, turnedAway } from './refusal.ts'

/** Ill-formed HTTP: one row of a table, and one check. */
type IllFormed = {
  readonly kind: string
  readonly what: string
  message(probe: Probe): Message
  readonly killedBy: readonly [string, ...string[]]
}

const length = `Content-Length: ${plainText.length}`
const parserMutants = ['ill-formed-http-500', 'ill-formed-http-ok'] as const

/** What RFC 9112 has a server refuse with a 4xx or 501, or close the connection on. */
const certain: readonly IllFormed[] = [
  {
    kind: 'length-not-a-number',
    what: 'a Content-Length that is no number (RFC 9112 section 6.3)',
    message: () => ({ fields: ['Content-Length: many'] }),
    killedBy: parserMutants,
  },
  {
    kind: 'length-negative',
    what: 'a negative Content-Length (RFC 9112 section 6.3)',
    message: () => ({ fields: ['Content-Length: -5'] }),
    killedBy: parserMutants,
  },
  {
    kind: 'two-lengths',
    what: 'a request with two Content-Length fields that differ (RFC 9112 section 6.3)',
    message: () => ({ fields: [length, 'Content-Length: 1'] }),
    killedBy: parserMutants,
  },
  {
    kind: 'transfer-coding-unknown',
    what: 'a transfer coding that does not end in chunked (RFC 9112 section 6.3)',
    message: () => ({ fields: ['Transfer-Encoding: x-unknown'] }),
    killedBy: parserMutants,
  },
  {
    kind: 'chunk-size-bad',
    what: 'a chunk whose size is no number (RFC 9112 section 7.1)',
    message: () => ({ fields: ['Transfer-Encoding: chunked'], body: 'zz\r\nhello\r\n0\r\n\r\n' }),
    killedBy: parserMutants,
  },
  {
    kind: 'no-host',
    what: 'a request without Host (RFC 9112 section 3.2)',
    message: () => ({ host: null }),
    killedBy: ['host-unneeded'],
  },
  {
    kind: 'field-without-colon',
    what: 'a header line without a colon (RFC 9112 section 5)',
    message: () => ({ fields: ['nonsense', length] }),
    killedBy: parserMutants,
  },
  {
    kind: 'space-before-colon',
    what: 'a space between a field name and its colon (RFC 9112 section 5.1)',
    message: () => ({ fields: [`Content-Length : ${plainText.length}`] }),
    killedBy: parserMutants,
  },
  {
    kind: 'not-http',
    what: 'a request that is no HTTP',
    message: () => ({ line: 'hello' }),
    killedBy: [...parserMutants, 'ill-formed-http-silence'],
  },
]

/** What a server may take or turn away, as it likes. */
const lenient: readonly IllFormed[] = [
  {
    kind: 'length-and-chunked',
    what: 'a request with both Content-Length and Transfer-Encoding (RFC 9112 section 6.1)',
    message: () => ({
      fields: ['Transfer-Encoding: chunked', length],
      body: `${plainText.length.toString(16)}\r\n${plainText}\r\n0\r\n\r\n`,
    }),
    killedBy: ['ill-formed-http-500'],
  },
  {
    kind: 'target-long',
    what: 'a request line of 64 KiB (RFC 9112 section 3)',
    message: probe => ({
      line: `POST ${probe.target(SYSTEMONE)}?x=${'a'.repeat(65_536)} HTTP/1.1`,
    }),
    killedBy: ['ill-formed-http-500'],
  },
  {
    kind: 'header-long',
    what: 'a header of 64 KiB (RFC 9110 section 5.4)',
    message: () => ({ fields: [`X-Long: ${'a'.repeat(65_536)}`, length] }),
    killedBy: ['ill-formed-http-500'],
  },
  {
    kind: 'header-nul',
    what: 'a NUL in the value of a header (RFC 9110 section 5.5)',
    message: () => ({ fields: ['X-Zero: a\0b', length] }),
    killedBy: ['ill-formed-http-500', 'ill-formed-http-silence'],
  },
  {
    kind: 'http-version',
    what: 'the version HTTP/9.9 (RFC 9110 section 15.6.6)',
    message: probe => ({ line: `POST ${probe.target(SYSTEMONE)} HTTP/9.9` }),
    killedBy: ['ill-formed-http-500'],
  },
]

type Handling = Pick<Check, 'clauses' | 'passes'> & { readonly does: string; readonly judge: Judge }

const mustTurnAway: Handling = {
  clauses: ['REQUEST-REFUSED', 'REQUEST-REFUSAL-HARMLESS'],
  does: 'is turned away',
  passes:
    'a 4xx status, 501 or 505, or the connection closed; then 200 to the well-formed request on a new one',
  judge: turnedAway,
}

const mustSurvive: Handling = {
  clauses: ['REQUEST-REFUSAL-HARMLESS'],
  does: 'is taken or turned away and does no harm',
  passes:
    'any complete response below 500, 501 or 505, or the connection closed; then 200 to the well-formed request on a new one',
  judge: survived,
}

const checkOf =
  ({ clauses, does, passes, judge }: Handling) =>
  ({ kind, what, message, killedBy }: IllFormed): Check => ({
    id: `malformed.${kind}`,
    clauses,
    title: `${what} ${does}`,
    needs: ['body.answers'],
    requests: AROUND + 1,
    sends: `over a bare connection: POST /v1/systemone with ${what}`,
    passes,
    control: 'the well-formed request over a bare connection, answered with 200',
    killedBy,
    async run(probe) {
      const missing = controlled(await probe.bytes(writeMessage(probe)))
      if (missing !== null) return missing
      const verdict = judge(await probe.bytes(writeMessage(probe, message(probe))))
      return verdict ?? (await stillAnswers(probe)) ?? pass
    },
  })

/** HTTP that is not what RFC 9112 says, on a connection of its own each. */
export const malformedHttpChecks: readonly Check[] = [
  ...certain.map(checkOf(mustTurnAway)),
  ...lenient.map(checkOf(mustSurvive)),
]
