import type { Check } from '../../check.ts'
import { fail, pass, status200, unmet, whatCame } from '../../expect.ts'
import { alone } from '../post.ts'
import { isUnauthorized, markIn, postAs } from './authorization.ts'
import { controlled } from './control.ts'
import { plainAsk } from './plain.ts'

const schemeCase: Check = {
  id: 'auth.lower-case-scheme',
  clauses: ['AUTH-SCHEME-CASE'],
  title: 'the scheme is matched without regard to case',
  needs: ['body.answers'],
  when: 'auth',
  requests: 3,
  sends: 'the plain request with the token under bearer and under BEARER',
  passes: 'status 200 to both',
  control: 'the same request under Bearer, answered with 200',
  killedBy: ['auth-scheme-case-sensitive'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    const lower = await probe.send(postAs(`bearer ${markIn(probe)}`))
    const upper = await probe.send(postAs(`BEARER ${markIn(probe)}`))
    return status200(lower) ?? status200(upper) ?? pass
  },
}

const challenge: Check = {
  id: 'auth.challenge',
  clauses: ['AUTH-CHALLENGE'],
  title: 'a 401 names the scheme it wants in WWW-Authenticate',
  needs: ['body.answers', 'auth.missing'],
  when: 'auth',
  requests: 1,
  sends: 'the plain request without a token',
  passes: 'a 401 whose WWW-Authenticate names Bearer; a 403 needs no challenge',
  killedBy: ['auth-no-challenge', 'auth-challenge-basic'],
  async run(probe) {
    const exchange = await probe.send(alone(postAs('none')))
    if (!isUnauthorized(exchange)) return unmet(`a 401 or 403 (it came ${whatCame(exchange)})`)
    if (exchange.received?.status === 403) {
      return { outcome: 'not-applicable', because: 'the server refuses with 403, not 401' }
    }
    const offered = exchange.received?.headers['www-authenticate']
    if (offered !== undefined && /(^|[\s,])bearer($|[\s,])/i.test(offered)) return pass
    return fail(exchange, {
      says: 'the 401 does not say that a bearer token is wanted',
      at: 'header www-authenticate',
      expected: 'a challenge that names Bearer',
      actual: offered ?? 'no such header',
    })
  },
}

/** How the scheme is named and read. */
export const authSchemeChecks: readonly Check[] = [schemeCase, challenge]
