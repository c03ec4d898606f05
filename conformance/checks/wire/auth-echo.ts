import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, pass } from '../../expect.ts'
import type { Probe, ProbeRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { alone, post } from '../post.ts'
import { markIn, postAs, strangeToken } from './authorization.ts'
import { controlled } from './control.ts'
import { plainAsk, plainText } from './plain.ts'

/** Says where in a response `secret` stands, or gives null. */
function placeOf({ received }: Exchange, secret: string): string | null {
  if (received === null) return null
  const header = Object.entries(received.headers).find(([, value]) => value.includes(secret))
  if (header !== undefined) return `header ${header[0]}`
  const at = Buffer.from(received.body).indexOf(secret)
  return at < 0 ? null : `byte ${at}`
}

function unechoed(exchange: Exchange, secret: string, whose: string): Verdict | null {
  const at = placeOf(exchange, secret)
  if (at === null) return null
  return fail(exchange, {
    says: `the response gives away the ${whose} token that was sent`,
    at,
    expected: 'no token in any response',
    actual: `${secret} in the response`,
  })
}

const withToken = (probe: Probe): readonly ProbeRequest[] => [
  post(plainText),
  post('{"state":'),
  { method: 'GET', path: '/v1/nothing-here' },
  { method: 'GET', path: '/health' },
  postAs(`Basic ${markIn(probe)}`),
]

const noEcho: Check = {
  id: 'auth.no-echo',
  clauses: ['AUTH-NO-ECHO'],
  title: 'no response contains the token that was sent',
  needs: ['body.answers'],
  when: 'auth',
  requests: 7,
  sends:
    'with the token: the plain request, a truncated one, an unknown path, /health, the scheme Basic; then the plain request with a wrong token',
  passes: 'neither the token nor the wrong one stands in a header or a body that comes back',
  control: 'the plain request with the token, answered with 200',
  killedBy: [
    'token-echoed-in-body',
    'token-echoed-in-header',
    'token-echoed-in-answer',
    'wrong-token-echoed',
  ],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    for (const request of withToken(probe)) {
      const echo = unechoed(await probe.send(alone(request)), markIn(probe), 'right')
      if (echo !== null) return echo
    }
    // A wrong token is often a right one mistyped, and as much a secret.
    const strange = strangeToken(probe)
    const refusal = await probe.send(alone(postAs(`Bearer ${strange}`)))
    return unechoed(refusal, strange, 'wrong') ?? pass
  },
}

/** What the server does with a token it was sent: keeps it to itself. */
export const authEchoChecks: readonly Check[] = [noEcho]
