import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, pass, unmet } from '../../expect.ts'
import type { Probe } from '../../probe.ts'
import { answersOf, told } from './reply.ts'

/** The page's health probe, which is its smallest request. */
const smallest = {
  protocol: 1,
  state: 'Chalk health check.',
  questions: { health: { type: 'noul', instructions: 'Is this text a health check?' } },
}

/** Sends a body as it is, whatever the run adds to the requests of other checks. */
const post = (probe: Probe, body: unknown): Promise<Exchange> =>
  probe.send({
    method: 'POST',
    path: '/v1/systemone',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** REQUEST-SMALLEST: protocol, state and questions are enough. */
export const requestSmallest: Check = {
  id: 'request.smallest',
  clauses: ['REQUEST-SMALLEST'],
  title: 'the smallest request of the page is answered',
  needs: ['endpoint.no-redirect'],
  requests: 2,
  sends:
    'the page’s health probe: protocol, state and one noul question, no model; if it is refused, the same with a model, to tell what was missed',
  passes: 'status 200 with an answers object',
  killedBy: ['model-required'],
  async run(probe) {
    const exchange = await post(probe, smallest)
    if (answersOf(exchange) !== null) return pass
    const helped = await post(probe, { ...smallest, model: 'decider' })
    if (answersOf(helped) === null) return unmet(`an answer to any request (${told(exchange)})`)
    return fail(exchange, {
      says: 'refused a request without model; the same request with a model is answered',
      at: 'status',
      expected: 'status 200: protocol, state and questions are all a request needs',
      actual: told(exchange),
    })
  },
}
