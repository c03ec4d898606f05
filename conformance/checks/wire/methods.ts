import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { pass } from '../../expect.ts'
import type { Probe } from '../../probe.ts'
import { alone, post, SYSTEMONE } from '../post.ts'
import { controlled, stillAnswers } from './control.ts'
import { plainAsk, plainText } from './plain.ts'
import { harmless, refusedMethod } from './refusal.ts'

type Method = {
  readonly method: string
  send(probe: Probe): Promise<Exchange>
  readonly killedBy: readonly [string, ...string[]]
}

const bodiless = (method: string) => (probe: Probe) =>
  probe.send(alone({ method, path: SYSTEMONE }))
const withBody = (method: string) => (probe: Probe) =>
  probe.send(alone({ ...post(plainText), method }))

const methods: readonly Method[] = [
  { method: 'GET', send: bodiless('GET'), killedBy: ['get-answered', 'method-500'] },
  { method: 'HEAD', send: bodiless('HEAD'), killedBy: ['head-answered', 'method-500'] },
  { method: 'PUT', send: withBody('PUT'), killedBy: ['any-method-answered', 'method-500'] },
  { method: 'DELETE', send: bodiless('DELETE'), killedBy: ['delete-204', 'method-500'] },
]

const methodChecks = methods.map(
  ({ method, send, killedBy }): Check => ({
    id: `methods.${method.toLowerCase()}`,
    clauses: ['ENDPOINT-METHODS'],
    title: `${method} /v1/systemone is refused`,
    needs: ['body.answers'],
    requests: 2,
    sends: `${method} /v1/systemone`,
    passes: 'a 4xx status, or 501 (RFC 9110 section 15.6.2)',
    control: 'POST /v1/systemone, answered with 200',
    killedBy,
    async run(probe) {
      const missing = controlled(await probe.ask(plainAsk()))
      return missing ?? refusedMethod(await send(probe)) ?? pass
    },
  }),
)

const unknownPath: Check = {
  id: 'methods.unknown-path',
  clauses: ['REQUEST-REFUSAL-HARMLESS'],
  title: 'a path that does not exist does the server no harm',
  needs: ['body.answers'],
  requests: 3,
  sends: 'the plain request to /v1/nothing-here',
  passes: 'a complete response below 500, and 200 to the plain request afterwards',
  control: 'the plain request to /v1/systemone, answered with 200',
  killedBy: ['unknown-path-500', 'unknown-path-silence'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    const exchange = await probe.send(alone({ ...post(plainText), path: '/v1/nothing-here' }))
    return harmless(exchange) ?? (await stillAnswers(probe)) ?? pass
  },
}

/** Other methods and other paths than the one the page has. */
export const methodsChecks: readonly Check[] = [...methodChecks, unknownPath]
