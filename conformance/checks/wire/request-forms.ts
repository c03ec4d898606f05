import type { Check } from '../../check.ts'
import { pass, status200, unmet } from '../../expect.ts'
import type { Probe, ProbeRequest, RawRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { post, rawPost, SYSTEMONE } from '../post.ts'
import { controlled } from './control.ts'
import { plainAsk, plainText } from './plain.ts'

/** A legal way to write the plain request, which changes nothing about the answer. */
type Form = {
  readonly name: string
  readonly what: string
  readonly killedBy: readonly [string, ...string[]]
} & ({ readonly pooled: ProbeRequest } | { readonly bare: RawRequest })

const { headers } = rawPost(plainText)

const forms: readonly Form[] = [
  {
    name: 'content-type-charset',
    what: 'Content-Type: application/json; charset=utf-8',
    pooled: post(plainText, { 'content-type': 'application/json; charset=utf-8' }),
    killedBy: ['charset-refused'],
  },
  {
    name: 'as-curl-sends-it',
    what: 'the headers of curl and a line feed after the JSON text',
    pooled: post(`${plainText}\n`, { accept: '*/*', 'user-agent': 'curl/8.5.0' }),
    killedBy: ['final-newline-refused'],
  },
  {
    name: 'accept-json',
    what: 'Accept: application/json',
    pooled: post(plainText, { accept: 'application/json' }),
    killedBy: ['accept-json-refused'],
  },
  {
    name: 'unknown-header',
    what: 'headers it does not know',
    pooled: post(plainText, { 'x-protocol-version': '1', 'x-request-id': 'a1', priority: 'u=1' }),
    killedBy: ['unknown-header-refused'],
  },
  {
    name: 'upper-case-headers',
    what: 'header names in capitals',
    bare: {
      ...rawPost(plainText),
      headers: headers.map(([name, value]) => [name.toUpperCase(), value] as const),
    },
    killedBy: ['header-case-sensitive'],
  },
]

async function exchanged(probe: Probe, form: Form) {
  if ('pooled' in form) return probe.send(form.pooled)
  const [exchange] = await probe.converse([form.bare])
  return exchange
}

const formChecks = forms.map(
  (form): Check => ({
    id: `http.${form.name}`,
    clauses: ['ENDPOINT-SYSTEMONE'],
    title: `a request with ${form.what} is answered`,
    needs: ['body.answers'],
    requests: 2,
    sends: `the plain request with ${form.what}`,
    passes: 'status 200',
    control: 'the plain request, answered with 200',
    killedBy: form.killedBy,
    async run(probe) {
      const missing = controlled(await probe.ask(plainAsk()))
      if (missing !== null) return missing
      const exchange = await exchanged(probe, form)
      if (exchange === undefined) return unmet('an exchange on a bare connection')
      return status200(exchange) ?? pass
    },
  }),
)

/** Writes `body` in chunks of `size` bytes (RFC 9112 section 7.1). */
function chunked(body: Uint8Array, size: number): Uint8Array {
  const parts: Uint8Array[] = []
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.subarray(at, at + size)
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

// The é of the state takes two bytes, and chunks of an odd and an even size cut some letter of many.
const accented = JSON.stringify({ ...plainAsk(), state: 'Le thé est prêt à être servi. é' })

const chunkedRequest = (size: number): RawRequest => ({
  method: 'POST',
  path: SYSTEMONE,
  headers: [
    ['Content-Type', 'application/json'],
    ['Transfer-Encoding', 'chunked'],
  ],
  body: chunked(Buffer.from(accented), size),
})

const chunkedCheck: Check = {
  id: 'http.chunked-request',
  clauses: ['HTTP-CHUNKED-REQUEST'],
  title: 'a request in chunks is read like one with a length',
  needs: ['body.answers'],
  requests: 3,
  sends: 'a request with accented letters in chunks of 1,000 bytes, then in chunks of 1 byte',
  passes: 'status 200; 411 asks for a length, which RFC 9112 section 6.3 allows',
  control: 'the same request with a length, answered with 200',
  killedBy: ['chunked-unread', 'chunked-500', 'chunked-silence'],
  async run(probe) {
    const missing = controlled(await probe.send(post(accented)))
    if (missing !== null) return missing
    for (const size of [1000, 1]) {
      const [exchange] = await probe.converse([chunkedRequest(size)])
      if (exchange === undefined) return unmet('an exchange on a bare connection')
      if (exchange.received?.status === 411) return lengthRequired
      const wrong = status200(exchange)
      if (wrong !== null) return wrong
    }
    return pass
  },
}

const lengthRequired: Verdict = {
  outcome: 'not-applicable',
  because: 'the server requires a length (411), as RFC 9112 section 6.3 allows',
}

/** Legal ways to write one and the same request. */
export const requestFormChecks: readonly Check[] = [...formChecks, chunkedCheck]
