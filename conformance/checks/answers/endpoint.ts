import type { Check } from '../../check.ts'
import { fail, pass, unmet, whatCame } from '../../expect.ts'
import { exampleAsk } from './questions.ts'

/** ENDPOINT-SYSTEMONE: something answers at the path. */
export const endpointReached: Check = {
  id: 'endpoint.reached',
  clauses: ['ENDPOINT-SYSTEMONE'],
  title: 'POST /v1/systemone is there',
  needs: [],
  requests: 1,
  sends: 'the page’s example by hand: one noul question about one line of text',
  passes: 'any HTTP response other than 404 and 405',
  killedBy: ['route-missing', 'route-get-only', 'silent'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    const status = exchange.received?.status
    if (status !== undefined && status !== 404 && status !== 405) return pass
    return fail(exchange, {
      says: status === undefined ? 'gave no HTTP response' : 'has no POST /v1/systemone',
      at: status === undefined ? 'connection' : 'status',
      expected: 'a response from POST /v1/systemone under the base URL',
      actual: whatCame(exchange),
    })
  },
}

/** HTTP-NO-REDIRECT: the client follows none. */
export const endpointNoRedirect: Check = {
  id: 'endpoint.no-redirect',
  clauses: ['HTTP-NO-REDIRECT'],
  title: 'the answer comes from the URL asked, without a redirect',
  needs: ['endpoint.reached'],
  requests: 1,
  sends: 'the page’s example by hand',
  passes: 'any status but 3xx',
  killedBy: ['redirect-307', 'redirect-302'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    if (exchange.received === null) return unmet(`a response (${whatCame(exchange)})`)
    const { status, headers } = exchange.received
    if (status < 300 || status > 399) return pass
    const location = headers['location'] ?? 'nowhere'
    return fail(exchange, {
      says: `redirects to ${location}, and clients of the protocol do not follow`,
      at: 'status',
      expected: '200 from the URL asked',
      actual: `${status} to ${location}`,
    })
  },
}
