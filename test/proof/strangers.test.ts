import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { answerChecks } from '../../conformance/checks/answers/index.ts'
import { judgeAt } from './servers.ts'

/** Starts a server that treats every request alike and gives its URL. */
async function serve(t: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const always =
  (status: number, type: string, body: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end(body))
  }

const JSON_TYPE = 'application/json'

type Stranger = {
  readonly name: string
  readonly listener: RequestListener
  /** Checks that fail. */
  readonly red: readonly string[]
  /** How many checks pass at most. */
  readonly passing: number
}

const strangers: readonly Stranger[] = [
  {
    name: 'an HTML page with status 502',
    listener: always(502, 'text/html', '<h1>Bad gateway</h1>'),
    red: ['body.status'],
    passing: 2,
  },
  {
    name: 'a 200 without a body',
    listener: always(200, JSON_TYPE, ''),
    red: ['body.json'],
    passing: 4,
  },
  {
    name: 'a 200 with an array',
    listener: always(200, JSON_TYPE, '[{"answers":{}}]'),
    red: ['body.answers'],
    passing: 7,
  },
  {
    name: 'a 200 with null',
    listener: always(200, JSON_TYPE, 'null'),
    red: ['body.answers'],
    passing: 7,
  },
  {
    name: 'a 200 whose answers are numbers, lists and null',
    listener: always(200, JSON_TYPE, '{"model":"m","answers":{"q":null,"plain":[],"failing":7}}'),
    red: ['answers.types', 'unknown.not-null', 'keys.none-invented'],
    passing: 60,
  },
]

for (const { name, listener, red, passing } of strangers) {
  t.test(`${name} is judged by every check, and its fault is told`, async t => {
    const url = await serve(t, listener)
    const passed: string[] = []
    const failed: string[] = []
    for (const check of answerChecks) {
      const { verdict, exchanges } = await judgeAt(url, check)
      t.not(verdict.outcome, 'harness-fault', check.id, { verdict })
      t.ok(exchanges.length <= check.requests, `${check.id} keeps to its requests`)
      if (verdict.outcome === 'pass') passed.push(check.id)
      if (verdict.outcome === 'fail') failed.push(check.id)
    }
    t.same(
      red.filter(id => !failed.includes(id)),
      [],
    )
    t.ok(passed.length <= passing, passed.join(' '))
  })
}

t.test(
  'a server that never answers gets a verdict from every check, and none is a pass',
  async t => {
    const url = await serve(t, () => {})
    const verdicts = await Promise.all(
      answerChecks.map(async check => ({
        id: check.id,
        ...(await judgeAt(url, check, 200)).verdict,
      })),
    )
    const wrong = verdicts.filter(({ outcome }) => outcome !== 'fail' && outcome !== 'unmet')
    t.same(
      wrong.map(({ id, outcome }) => `${id} ${outcome}`),
      [],
    )
  },
)
