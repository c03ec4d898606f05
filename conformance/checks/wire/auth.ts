import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import {
  complete,
  fail,
  isAnswered,
  isThrottled,
  pass,
  status200,
  throttled,
  unmet,
  whatCame,
} from '../../expect.ts'
import type { Probe, ProbeRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { alone, SYSTEMONE } from '../post.ts'
import { isUnauthorized, markIn, postAs, strangeToken } from './authorization.ts'
import { controlled } from './control.ts'
import { plainAsk } from './plain.ts'
import { isRefusal, statusOf } from './refusal.ts'

const isTurnedDown = (exchange: Exchange): boolean =>
  exchange.ended === 'clean' && isRefusal(statusOf(exchange))

/** What refuses a request: a token that is missing or wrong has its two statuses, one in the wrong place only must not count. */
const refusedBy = {
  'AUTH-REFUSED': { statuses: '401 or 403', isRefused: isUnauthorized },
  'AUTH-HEADER-ONLY': { statuses: 'any 4xx', isRefused: isTurnedDown },
} as const

function unauthorized(exchange: Exchange, clause: keyof typeof refusedBy): Verdict {
  const { statuses, isRefused } = refusedBy[clause]
  if (isThrottled(exchange)) return throttled(exchange)
  if (isRefused(exchange)) return pass
  return (
    complete(exchange) ??
    fail(exchange, {
      says: `a request without the right token is not refused with ${statuses}`,
      at: 'status',
      expected: statuses,
      actual: whatCame(exchange),
    })
  )
}

/** One way not to show the token: a row of the table, and one check. */
type Unauthorized = {
  readonly name: string
  readonly clause: 'AUTH-REFUSED' | 'AUTH-HEADER-ONLY'
  readonly what: string
  request(probe: Probe): ProbeRequest
  readonly killedBy: readonly [string, ...string[]]
}

const refusals: readonly Unauthorized[] = [
  {
    name: 'missing',
    clause: 'AUTH-REFUSED',
    what: 'no Authorization header',
    request: () => postAs('none'),
    killedBy: ['auth-open', 'auth-500', 'auth-404', 'auth-redirect', 'auth-optional', 'auth-200'],
  },
  {
    name: 'empty',
    clause: 'AUTH-REFUSED',
    what: 'Bearer without a token',
    request: () => postAs('Bearer'),
    killedBy: ['auth-empty-accepted', 'auth-open'],
  },
  {
    name: 'wrong',
    clause: 'AUTH-REFUSED',
    what: 'another bearer token',
    request: probe => postAs(`Bearer ${strangeToken(probe)}`),
    killedBy: ['auth-any-token', 'auth-open', 'auth-silence'],
  },
  {
    name: 'longer',
    clause: 'AUTH-REFUSED',
    what: 'the token and a letter more',
    request: probe => postAs(`Bearer ${markIn(probe)}x`),
    killedBy: ['auth-prefix-accepted', 'auth-open'],
  },
  {
    name: 'other-scheme',
    clause: 'AUTH-HEADER-ONLY',
    what: 'the token under the scheme Basic',
    request: probe => postAs(`Basic ${markIn(probe)}`),
    killedBy: ['auth-any-scheme'],
  },
  {
    name: 'no-scheme',
    clause: 'AUTH-HEADER-ONLY',
    what: 'the token without a scheme',
    request: probe => postAs(markIn(probe)),
    killedBy: ['auth-no-scheme'],
  },
  {
    name: 'query',
    clause: 'AUTH-HEADER-ONLY',
    what: 'the token in the query alone',
    request: probe => ({
      ...postAs('none'),
      path: `${SYSTEMONE}?token=${markIn(probe)}&access_token=${markIn(probe)}`,
    }),
    killedBy: ['auth-query'],
  },
]

const refusalChecks = refusals.map(
  ({ name, clause, what, request, killedBy }): Check => ({
    id: `auth.${name}`,
    clauses: [clause],
    title: `a request with ${what} is refused with ${refusedBy[clause].statuses}`,
    needs: ['body.answers'],
    when: 'auth',
    requests: 2,
    sends: `the plain request with ${what}`,
    passes: refusedBy[clause].statuses,
    control: 'the same request with the right token, answered with 200',
    killedBy,
    async run(probe) {
      const missing = controlled(await probe.ask(plainAsk()))
      return missing ?? unauthorized(await probe.send(alone(request(probe))), clause)
    },
  }),
)

const accepted: Check = {
  id: 'auth.accepted',
  clauses: ['AUTH-ACCEPTED'],
  title: 'a request with the right bearer token is answered',
  // Without needs: where the right token is refused, this check is the one that says so.
  needs: [],
  when: 'auth',
  requests: 1,
  sends: 'the plain request with the token',
  passes: 'any status but 401 and 403; what else is wrong with it, other checks say',
  killedBy: ['auth-right-refused'],
  async run(probe) {
    const exchange = await probe.ask(plainAsk())
    if (isAnswered(exchange)) return pass
    if (!isUnauthorized(exchange)) return unmet(`an answer (it came ${whatCame(exchange)})`)
    return fail(exchange, {
      says: 'the right token is refused',
      at: 'status',
      expected: '200',
      actual: whatCame(exchange),
    })
  },
}

const unneeded: Check = {
  id: 'auth.unneeded',
  clauses: ['AUTH-UNNEEDED'],
  title: 'a server that needs no token answers a request that carries one',
  needs: ['body.answers'],
  when: 'no-auth',
  requests: 2,
  sends: 'the plain request with a random bearer token',
  passes: 'status 200',
  control: 'the same request without a token, answered with 200',
  killedBy: ['unneeded-token-refused'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    return status200(await probe.send(postAs(`Bearer ${strangeToken(probe)}`))) ?? pass
  },
}

/** Who is let in: the right token, and nobody else. */
export const authChecks: readonly Check[] = [accepted, ...refusalChecks, unneeded]
