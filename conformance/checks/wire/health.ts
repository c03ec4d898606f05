import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import {
  fail,
  isAnswered,
  isThrottled,
  pass,
  status200,
  throttled,
  unmet,
  whatCame,
} from '../../expect.ts'
import {
  getHealth,
  hasAnswers,
  hasStatus,
  healthLimitMs,
  healthProbe,
  isTooLate,
  isWithoutHealth,
  statusIn,
} from '../../health.ts'
import { jsonOf } from '../../json-body.ts'
import type { Verdict } from '../../verdict.ts'
import { plainAsk } from './plain.ts'

const notLoaded = (exchange: Exchange): Verdict =>
  fail(exchange, {
    says: 'the server answers questions and its /health says that it is not well',
    at: exchange.received === null ? 'connection' : 'status',
    expected: '200, or 404 or 405 where there is no /health',
    actual: whatCame(exchange),
  })

/** Gives the verdict where GET /health is not 200, or null where it is. */
function withoutReport(exchange: Exchange): Verdict | null {
  if (hasStatus(exchange, 200)) return null
  return isWithoutHealth(exchange)
    ? { outcome: 'not-applicable', because: 'the server has no /health, which is optional' }
    : unmet(`a 200 from GET /health (it came ${whatCame(exchange)})`)
}

const get: Check = {
  id: 'health.get',
  clauses: ['HEALTH-LOADED', 'HEALTH-OPTIONAL'],
  title: 'GET /health is 200, or 404 or 405 where it does not exist',
  needs: [],
  requests: 2,
  sends: 'GET /health with the token; where something else came, the plain request',
  passes: 'status 200, 404 or 405; anything else from a server that answers questions fails',
  killedBy: ['health-503-forever', 'health-500', 'health-301', 'health-401', 'health-silence'],
  async run(probe) {
    const exchange = await getHealth(probe)
    if (hasStatus(exchange, 200) || isWithoutHealth(exchange)) return pass
    if (isThrottled(exchange) && exchange.received?.status === 429) return throttled(exchange)
    // A 503 while the model loads is right, and then questions are not answered either.
    const asked = await probe.ask(plainAsk())
    return isAnswered(asked) ? notLoaded(exchange) : unmet('a server whose model is loaded')
  },
}

const report: Check = {
  id: 'health.status',
  clauses: ['HEALTH-STATUS'],
  title: 'a 200 from /health carries a JSON object with status',
  needs: ['health.get'],
  requests: 1,
  sends: 'GET /health',
  passes: 'a body in UTF-8 that is one JSON object whose status is a string',
  killedBy: [
    'health-ok-true',
    'health-empty',
    'health-html',
    'health-array',
    'health-status-null',
    'health-byte-order-mark',
  ],
  async run(probe) {
    const exchange = await getHealth(probe)
    const missing = withoutReport(exchange)
    if (missing !== null) return missing
    const status = statusIn(exchange)
    if (typeof status === 'string') return pass
    const body = jsonOf(exchange)
    return fail(exchange, {
      says: body.ok ? 'the health report has no status' : 'the health report is no JSON',
      at: body.ok ? '/status' : '',
      expected: 'a JSON object with status, a string',
      actual: body.ok ? whatCame(exchange) : `${whatCame(exchange)} (${body.error})`,
    })
  },
}

const ok: Check = {
  id: 'health.status-ok',
  clauses: ['HEALTH-STATUS-OK'],
  title: 'status is the word ok',
  needs: ['health.status'],
  requests: 1,
  sends: 'GET /health',
  passes: 'status is "ok", the only word the client takes for healthy',
  killedBy: ['health-status-up', 'health-status-upper-case'],
  async run(probe) {
    const exchange = await getHealth(probe)
    const missing = withoutReport(exchange)
    if (missing !== null) return missing
    const status = statusIn(exchange)
    if (status === 'ok') return pass
    return fail(exchange, {
      says: 'the client takes no other word than ok for healthy',
      at: '/status',
      expected: '"ok"',
      actual: JSON.stringify(status) ?? 'no status',
    })
  },
}

/** Judges what came back to the health probe as the client does. */
function probed(exchange: Exchange): Verdict {
  const wrong = status200(exchange)
  if (wrong !== null) return wrong
  if (!hasAnswers(exchange)) {
    return fail(exchange, {
      says: 'the health probe is answered without an answers object',
      at: '/answers',
      expected: 'an object',
      actual: whatCame(exchange),
    })
  }
  if (!isTooLate(exchange)) return pass
  return fail(exchange, {
    says: 'the health probe is answered too late',
    at: 'connection',
    expected: `within ${healthLimitMs} ms`,
    actual: `after ${Math.round(exchange.totalMs)} ms`,
  })
}

const probing: Check = {
  id: 'health.probe',
  clauses: ['HEALTH-PROBE'],
  title: 'where there is no /health, one question about a fixed text is answered in time',
  needs: ['health.get', 'body.answers'],
  requests: 2,
  sends: 'GET /health; on 404 or 405 the page’s health probe, with the token',
  passes: `status 200 with an answers object within ${healthLimitMs} ms, whatever the answer`,
  killedBy: ['health-probe-refused', 'health-probe-without-answers', 'health-probe-201'],
  async run(probe) {
    const health = await getHealth(probe)
    if (hasStatus(health, 200)) return { outcome: 'not-applicable', because: 'GET /health is 200' }
    if (!isWithoutHealth(health)) {
      return unmet(`a 404 or 405 from GET /health (it came ${whatCame(health)})`)
    }
    const exchange = await probe.ask(healthProbe)
    return probed(exchange)
  },
}

/** The page's health check, step by step. */
export const healthChecks: readonly Check[] = [get, report, ok, probing]
