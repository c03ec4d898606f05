import type http from 'node:http'
import t from 'tap'
import { checkHealth } from '../../conformance/health.ts'
import { probeAt, startHttp, type Undo } from './server.ts'

type Reply = readonly [status: number, body: string]

/** Goes through the health check of a server with these two replies and gives what it asked. */
async function examine(t: Undo, health: Reply, question: Reply = [500, '']) {
  const asked: string[] = []
  const url = await startHttp(t, (request: http.IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url}`)
    const [status, body] = request.url === '/health' ? health : question
    request.resume().on('end', () => response.writeHead(status).end(body))
  })
  const { healthy, steps } = await checkHealth(probeAt(t, url))
  return { healthy, asked, steps }
}

t.test('a 200 with status ok is healthy and costs no question', async t => {
  const { healthy, asked } = await examine(t, [200, '{"status":"ok"}'])
  t.same({ healthy, asked }, { healthy: true, asked: ['GET /health'] })
})

for (const status of [404, 405]) {
  t.test(`a ${status} leads to one question, and any answers object is healthy`, async t => {
    const { healthy, asked } = await examine(t, [status, ''], [200, '{"answers":{}}'])
    t.same({ healthy, asked }, { healthy: true, asked: ['GET /health', 'POST /v1/systemone'] })
  })
}

t.test('a probe answered without an answers object is not healthy', async t => {
  const { healthy, steps } = await examine(t, [404, ''], [200, '{"answers":[]}'])
  t.equal(healthy, false)
  t.match(steps[1]?.means, /without an answers object/)
})

t.test('a probe answered with 201 is not healthy', async t => {
  const { healthy } = await examine(t, [404, ''], [201, '{"answers":{}}'])
  t.equal(healthy, false)
})

for (const [what, reply] of [
  ['a 503 while the model loads', [503, '{"status":"loading"}']],
  ['a 200 with ok: true and no status', [200, '{"ok":true}']],
  ['an empty 200', [200, '']],
  ['a redirect', [301, '']],
] as const) {
  t.test(`${what} is not healthy, and nothing is probed`, async t => {
    const { healthy, asked } = await examine(t, reply, [200, '{"answers":{}}'])
    t.same({ healthy, asked }, { healthy: false, asked: ['GET /health'] })
  })
}

t.test('each step says what came and what it means', async t => {
  const { steps } = await examine(t, [503, '{"status":"loading"}'])
  t.match(steps, [
    { step: 'GET /health', got: /^503: /, means: /not healthy, nothing is asked/, exchange: 1 },
  ])
})
