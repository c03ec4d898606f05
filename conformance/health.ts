import { isObject, ownValue } from '../spec/json-object.ts'
import type { Exchange } from './exchange.ts'
import { whatCame } from './expect.ts'
import { jsonOf } from './json-body.ts'
import type { Probe } from './probe.ts'

/** How long the client gives each step of the health check, in milliseconds (clause HEALTH-PROBE). */
export const healthLimitMs = 2000

/** The one question that stands in for a health endpoint, word for word the page's (section "Health"). */
export const healthProbe = {
  protocol: 1,
  state: 'Chalk health check.',
  questions: { health: { type: 'noul', instructions: 'Is this text a health check?' } },
} as const

/** One step of the client's health check, in words. */
export type HealthStep = {
  readonly step: 'GET /health' | 'POST /v1/systemone'
  readonly sent: string
  readonly got: string
  readonly means: string
  /** The id of the exchange. */
  readonly exchange: number
}

/** What the client makes of a server, and how it got there. */
export type HealthReading = { readonly healthy: boolean; readonly steps: readonly HealthStep[] }

/** Asks for the server's health, with the token. */
export const getHealth = (probe: Probe): Promise<Exchange> =>
  probe.send({ method: 'GET', path: '/health' })

/** Says whether a complete response came with this status. */
export const hasStatus = ({ ended, received }: Exchange, ...statuses: readonly number[]): boolean =>
  ended === 'clean' && received !== null && statuses.includes(received.status)

/** Says whether the server has no /health, in which case one question is asked instead. */
export const isWithoutHealth = (exchange: Exchange): boolean => hasStatus(exchange, 404, 405)

/** Gives the `status` of a health response, or undefined where its body has none. */
export const statusIn = (exchange: Exchange): unknown => {
  const body = jsonOf(exchange)
  return body.ok ? ownValue(body.value, 'status') : undefined
}

/** Says whether the body holds an answers object, which is all the health probe looks at. */
export const hasAnswers = (exchange: Exchange): boolean => {
  const body = jsonOf(exchange)
  return body.ok && isObject(ownValue(body.value, 'answers'))
}

/** Says whether an exchange took longer than the client waits for a step. */
export const isTooLate = ({ totalMs }: Exchange): boolean => totalMs > healthLimitMs

const lateMeaning = `No complete response within ${healthLimitMs} ms: not healthy.`

function meaningOfHealth(exchange: Exchange): string {
  if (isTooLate(exchange)) return lateMeaning
  if (isWithoutHealth(exchange)) return 'The server has no /health: one question is asked instead.'
  if (!hasStatus(exchange, 200))
    return 'Neither 200 nor 404 nor 405: not healthy, nothing is asked.'
  if (statusIn(exchange) === 'ok') return 'The model is loaded: healthy.'
  return 'A 200 whose body has no status "ok": not healthy, nothing is asked.'
}

function meaningOfProbe(exchange: Exchange): string {
  if (isTooLate(exchange)) return lateMeaning
  if (!hasStatus(exchange, 200)) return 'The question is not answered with 200: not healthy.'
  if (!hasAnswers(exchange)) return 'A 200 without an answers object: not healthy.'
  return 'A 200 with an answers object: healthy, whatever the answer.'
}

/**
 * Goes through the client's health check and gives its steps and its outcome.
 *
 * GET /health; only on 404 or 405 one noul question about a fixed text, 2,000 ms each (section
 * "Health"). Makes one or two exchanges and never throws for what the server does.
 */
export async function checkHealth(probe: Probe): Promise<HealthReading> {
  const health = await getHealth(probe)
  const first: HealthStep = {
    step: 'GET /health',
    sent: 'GET /health',
    got: whatCame(health),
    means: meaningOfHealth(health),
    exchange: health.id,
  }
  if (isTooLate(health) || !isWithoutHealth(health)) {
    const isOk = !isTooLate(health) && hasStatus(health, 200) && statusIn(health) === 'ok'
    return { healthy: isOk, steps: [first] }
  }
  const asked = await probe.ask(healthProbe)
  const second: HealthStep = {
    step: 'POST /v1/systemone',
    sent: `POST /v1/systemone ${JSON.stringify(healthProbe)}`,
    got: whatCame(asked),
    means: meaningOfProbe(asked),
    exchange: asked.id,
  }
  const healthy = !isTooLate(asked) && hasStatus(asked, 200) && hasAnswers(asked)
  return { healthy, steps: [first, second] }
}
