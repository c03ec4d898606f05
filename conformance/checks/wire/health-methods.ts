import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { attended, fail, pass, unmet, whatCame } from '../../expect.ts'
import { getHealth, hasStatus } from '../../health.ts'
import type { Verdict } from '../../verdict.ts'
import { alone } from '../post.ts'
import { nothingMore } from './keep-alive.ts'
import { refusedMethod, statusOf } from './refusal.ts'

/** Judges a status that may be a refusal or the one GET has. */
function likeGet(exchange: Exchange, get: Exchange): Verdict | null {
  const broken = attended(exchange)
  if (broken !== null) return broken
  if (statusOf(exchange) === statusOf(get) || refusedMethod(exchange) === null) return null
  return fail(exchange, {
    says: 'the method is neither refused nor answered like GET',
    at: 'status',
    expected: `${statusOf(get)} as for GET, a 4xx status, or 501`,
    actual: whatCame(exchange),
  })
}

const head: Check = {
  id: 'health.head',
  clauses: ['HEALTH-HEAD'],
  title: 'HEAD /health has the status of GET and no body, or is refused',
  needs: ['health.get'],
  requests: 2,
  sends: 'GET /health, then HEAD /health over a bare connection',
  passes: 'the status of GET, a 4xx status or 501, and no byte after the head',
  control: 'GET /health, answered with 200, 404 or 405',
  killedBy: ['health-head-500', 'health-head-body', 'health-head-204'],
  async run(probe) {
    const get = await getHealth(probe)
    if (!hasStatus(get, 200, 404, 405)) return unmet(`a report (it came ${whatCame(get)})`)
    const [exchange] = await probe.converse([
      { method: 'HEAD', path: '/health', headers: [], body: '' },
    ])
    if (exchange === undefined) return unmet('an exchange on a bare connection')
    return likeGet(exchange, get) ?? nothingMore(exchange) ?? pass
  },
}

const post: Check = {
  id: 'health.post',
  clauses: ['HEALTH-POST'],
  title: 'POST /health is refused or answered like GET',
  needs: ['health.get'],
  requests: 2,
  sends: 'GET /health, then POST /health with an empty JSON object',
  passes: 'the status of GET, a 4xx status or 501',
  control: 'GET /health, answered with 200, 404 or 405',
  killedBy: ['health-post-500', 'health-post-silence', 'health-post-201'],
  async run(probe) {
    const get = await getHealth(probe)
    if (!hasStatus(get, 200, 404, 405)) return unmet(`a report (it came ${whatCame(get)})`)
    const exchange = await probe.send(
      alone({
        method: 'POST',
        path: '/health',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    return likeGet(exchange, get) ?? pass
  },
}

/** Other methods than GET on /health. */
export const healthMethodChecks: readonly Check[] = [head, post]
