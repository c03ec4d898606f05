import { performance } from 'node:perf_hooks'
import t from 'tap'
import { type CertifyOptions, certify } from '../../conformance/certify.ts'
import type { Check } from '../../conformance/check.ts'
import { pass, unmet } from '../../conformance/expect.ts'
import type { RunRecord } from '../../conformance/record.ts'
import { nowhere, startBare, startHttp, type Undo } from './server.ts'
import { drained, openCheck, redCheck, toyCheck } from './toy.ts'

const options: CertifyOptions = {
  seed: 'seed',
  timeoutMs: 2000,
  now: () => performance.now(),
  date: () => new Date(0),
}

const certified = (url: string, checks: readonly Check[], more: Partial<CertifyOptions> = {}) =>
  drained(certify(url, { ...options, checks, ...more }))

const answering = (t: Undo): Promise<string> =>
  startHttp(t, (request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/json').end('{"model":"toy","answers":{}}')
  })

const outcomes = ({ results }: RunRecord) =>
  Object.fromEntries(results.map(({ check, outcome }) => [check, outcome]))

t.test('a server that passes every check is conformant, by the model it names', async t => {
  const { record } = await certified(await answering(t), [toyCheck('a'), toyCheck('b')])
  t.match(record, { verdict: 'conformant', target: { model: 'toy' }, stopped: null })
})

t.test('a check whose need failed is unmet and sends nothing', async t => {
  const checks = [redCheck('root'), toyCheck('leaf', { needs: ['root'] })]
  const { record } = await certified(await answering(t), checks)
  t.equal(record.verdict, 'not-conformant')
  t.match(record.results[1], { outcome: 'unmet', missing: 'because root failed', exchanges: [] })
})

t.test('a MUST that could not be judged leaves the run incomplete', async t => {
  const url = await startHttp(t, (_, response) => response.writeHead(500).end())
  const { record } = await certified(url, [openCheck('a')])
  t.equal(record.verdict, 'incomplete')
})

t.test('what a check throws is a fault of the kit and not of the server', async t => {
  const broken = toyCheck('a', {
    run: async () => {
      throw new Error('oops')
    },
  })
  const { record } = await certified(await answering(t), [broken, toyCheck('b')])
  t.same(outcomes(record), { a: 'harness-fault', b: 'pass' })
  t.match(record, { verdict: 'incomplete', results: [{ error: 'oops' }] })
})

t.test('checks beyond the request budget are unmet', async t => {
  const checks = ['a', 'b', 'c'].map(id => toyCheck(id))
  const { record } = await certified(await answering(t), checks, { maxRequests: 2 })
  t.same(outcomes(record), { a: 'pass', b: 'pass', c: 'unmet' })
  t.equal(record.exchanges.length, 2)
})

t.test('a server that is not there is unreachable after one request', async t => {
  const { record } = await certified(await nowhere(), [toyCheck('a'), toyCheck('b')])
  t.match(record, { verdict: 'unreachable', stopped: /Could not connect .*ECONNREFUSED/ })
  t.equal(record.exchanges.length, 1)
})

t.test('a server that resets everything is given up after five requests', async t => {
  const url = await startBare(t, socket => socket.resetAndDestroy())
  const checks = Array.from({ length: 9 }, (_, at) => openCheck(`c${at}`))
  const { record, events } = await certified(url, checks)
  t.equal(record.verdict, 'unreachable')
  t.equal(record.exchanges.length, 5)
  t.equal(events.filter(({ type }) => type === 'stopped').length, 1)
})

t.test('a server that never answers is given up after five timeouts', async t => {
  const url = await startBare(t, () => {})
  const checks = Array.from({ length: 9 }, (_, at) => openCheck(`c${at}`))
  const { record } = await certified(url, checks, { timeoutMs: 30 })
  t.equal(record.verdict, 'unreachable')
  t.equal(record.exchanges.length, 5)
})

t.test('a server that dies on the way is judged by what it did before', async t => {
  let answered = 0
  const url = await startHttp(t, (request, response) => {
    answered += 1
    if (answered <= 2) response.end('{}')
    else request.socket.resetAndDestroy()
  })
  const checks = Array.from({ length: 9 }, (_, at) => openCheck(`c${at}`))
  const { record } = await certified(url, checks)
  t.equal(record.verdict, 'incomplete')
  t.match(record.results[8], { outcome: 'unmet', missing: /still there/ })
})

t.test('401 to everything without a token is unreachable, with what to do', async t => {
  const url = await startHttp(t, (_, response) => response.writeHead(401).end())
  const { record } = await certified(url, [toyCheck('a')])
  t.match(record, { verdict: 'unreachable', stopped: /--token-env/ })
})

t.test('an interrupted run reports what was finished', async t => {
  const controller = new AbortController()
  const hanging = toyCheck('b', {
    run: () => {
      controller.abort()
      return new Promise(() => {})
    },
  })
  const checks = [toyCheck('a'), hanging, toyCheck('c')]
  const { record } = await certified(await answering(t), checks, { signal: controller.signal })
  t.same(outcomes(record), { a: 'pass', b: 'unmet', c: 'unmet' })
  t.equal(record.interrupted, true)
})

t.test('a check that takes too long is unmet', async t => {
  const endless = toyCheck('a', { run: () => new Promise(() => {}) })
  const { record } = await certified(await answering(t), [endless], { timeoutMs: 20 })
  t.match(record.results[0], { outcome: 'unmet', missing: /within 40 ms/ })
})

t.test('checks in parallel overlap, and their results stand in the order of the plan', async t => {
  let now = 0
  let most = 0
  const checks = Array.from({ length: 6 }, (_, at) =>
    toyCheck(`c${at}`, {
      needs: at === 5 ? ['c0'] : [],
      run: async probe => {
        now += 1
        most = Math.max(most, now)
        const exchange = await probe.ask({})
        now -= 1
        return exchange.received === null ? unmet('an answer') : pass
      },
    }),
  )
  const { record } = await certified(await answering(t), checks, { parallel: 3 })
  t.equal(most, 3)
  t.same(
    record.results.map(({ check }) => check),
    checks.map(({ id }) => id),
  )
})

t.test('a failure carries the line that shows it again', async t => {
  const { record } = await certified(await answering(t), [redCheck('a')])
  t.match(record.results[0]?.replay[0], /^curl .*--data-raw '\{"id":"a"\}'$/)
})

t.test('what is asked wrongly is refused before anything is sent', async t => {
  const wrong: readonly (readonly [Partial<CertifyOptions>, RegExp])[] = [
    [{ profile: 'chalk-9' }, /chalk-1/],
    [{ only: ['toi'] }, /did you mean toy/],
    [{ declared: ['auth'] }, /--token-env/],
    [{ token: { name: 'T', value: 'short' } }, /fewer than 8/],
    [{ token: { name: 'T', value: 'two words' } }, /RFC 6750/],
    [{ token: { name: 'T', value: 'a line break\n' } }, /RFC 6750/],
    [{ secretHeaders: [{ header: 'X-Key', value: 'line\nbreak' }] }, /RFC 9110/],
    [{ secretHeaders: [{ header: 'X-Key', value: 'short' }] }, /X-Key has fewer than 8/],
  ]
  for (const [more, says] of wrong) {
    await t.rejects(certified('http://127.0.0.1:1', [toyCheck('toy')], more), says)
  }
})
