import type { Server, Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import t from 'tap'
import { type CertifyOptions, certify } from '../../conformance/certify.ts'
import type { Exchange } from '../../conformance/exchange.ts'
import type { Measuring, Way } from '../../conformance/measuring.ts'
import { startHttp, type Undo } from './server.ts'
import { drained, redCheck, toyCheck } from './toy.ts'
import { toyStage } from './toy-stage.ts'

const base: CertifyOptions = {
  seed: 'seed',
  timeoutMs: 2000,
  now: () => performance.now(),
  date: () => new Date(0),
}

type Turn = (measuring: Measuring, turn: number) => Promise<unknown>

/** Makes one check and then a stage of so many turns. */
const measured = (url: string, times: number, turn: Turn, more: Partial<CertifyOptions> = {}) =>
  drained(
    certify(url, {
      ...base,
      checks: [toyCheck('a')],
      stages: { latency: toyStage(times, turn) },
      ...more,
    }),
  )

const asked = (way: Way, label = 'toy.L'): Turn => {
  return (measuring, turn) => measuring.ask({ turn }, { way, label })
}

/** Answers every request, and counts the connections that were made. */
const counting = async (t: Undo) => {
  const ports = new Set<number | undefined>()
  const url = await startHttp(t, (request, response) => {
    ports.add(request.socket.remotePort)
    request.resume()
    response.setHeader('content-type', 'application/json').end('{"model":"toy","answers":{}}')
  })
  return { url, ports }
}

t.test('a fresh request has a connection of its own', async t => {
  const { url, ports } = await counting(t)
  await measured(url, 4, asked('fresh'))
  t.equal(ports.size, 5)
})

t.test('kept requests share one connection', async t => {
  const { url, ports } = await counting(t)
  await measured(url, 4, asked('kept'))
  t.equal(ports.size, 1)
})

t.test('a fresh request begins its time before it connects', async t => {
  const { url } = await counting(t)
  const seen: Exchange[] = []
  await measured(url, 1, async measuring => {
    seen.push(await measuring.ask({}, { way: 'fresh', label: 'toy.S' }))
  })
  const [exchange] = seen
  t.type(exchange?.connectMs, 'number')
  t.ok((exchange?.connectMs ?? 0) <= (exchange?.firstByteMs ?? 0), JSON.stringify(exchange))
  t.ok((exchange?.firstByteMs ?? 0) <= (exchange?.totalMs ?? 0), JSON.stringify(exchange))
})

t.test('a fresh request leaves no connection open', async t => {
  const open = new Set<Socket>()
  const url = await startHttp(t, (request, response) => {
    request.resume()
    open.add(request.socket)
    request.socket.once('close', () => open.delete(request.socket))
    response.end('{}')
  })
  await measured(url, 3, async (measuring, turn) => {
    await measuring.ask({ turn }, { way: 'fresh', label: 'toy.S' })
    await Promise.all([...open].map(socket => new Promise(done => socket.once('close', done))))
  })
  t.equal(open.size, 0)
})

t.test('each exchange of a measurement is in the record under its label', async t => {
  const { url } = await counting(t)
  const { record } = await measured(url, 2, async (measuring, turn) => {
    await measuring.ask({ turn }, { way: 'kept', label: `toy.${turn}` })
    await measuring.health('toy.H')
  })
  t.same(
    record.exchanges.map(({ id, check, sent }) => [id, check, sent.method]),
    [
      [1, 'a', 'POST'],
      [2, 'toy.0', 'POST'],
      [3, 'toy.H', 'GET'],
      [4, 'toy.1', 'POST'],
      [5, 'toy.H', 'GET'],
    ],
  )
})

t.test('a stage is told with its cost, and each of its steps', async t => {
  const { url } = await counting(t)
  const { events } = await measured(url, 2, asked('kept'))
  t.same(events.slice(-3), [
    {
      type: 'stage-started',
      stage: 'latency',
      cost: { requests: 2, questions: 2, characters: 0 },
    },
    {
      type: 'stage-progress',
      stage: 'latency',
      progress: { done: 1, total: 2, what: 'toy requests' },
    },
    {
      type: 'stage-progress',
      stage: 'latency',
      progress: { done: 2, total: 2, what: 'toy requests' },
    },
  ])
})

t.test('the budget counts requests of checks and of measurements together', async t => {
  const { url } = await counting(t)
  const { record } = await measured(url, 9, asked('fresh'), { maxRequests: 4 })
  t.equal(record.exchanges.length, 4)
  t.match(record.latency, {
    sent: { requests: 3 },
    ended: { reason: 'budget', says: /of 4 is used/ },
  })
})

t.test('a plan that fits the budget exactly is not ended by it', async t => {
  const { url } = await counting(t)
  const { record } = await measured(url, 3, asked('fresh'), { maxRequests: 4 })
  t.match(record.latency, { sent: { requests: 3 }, ended: null })
})

t.test('an interruption ends a request that hangs, and keeps what was measured', async t => {
  const controller = new AbortController()
  const url = await startHttp(t, (request, response) => {
    if (request.headers['content-length'] === '10') response.end('{}')
    else if (request.url?.endsWith('systemone')) controller.abort()
  })
  const turn: Turn = (measuring, at) =>
    measuring.ask({ turn: at === 1 ? 'hang' : at }, { way: 'fresh', label: 'toy' })
  const { record } = await measured(url, 3, turn, { checks: [], signal: controller.signal })
  t.match(record, { interrupted: true, latency: { sent: { requests: 1 } } })
  t.equal(record.latency?.ended?.reason, 'interrupted')
  t.equal(record.exchanges.length, 1)
})

t.test('an interruption ends a wait', async t => {
  const { url } = await counting(t)
  const controller = new AbortController()
  const turn: Turn = async measuring => {
    controller.abort()
    await measuring.sleep(600_000)
    await measuring.ask({}, { way: 'kept', label: 'toy' })
  }
  const { record } = await measured(url, 1, turn, { signal: controller.signal })
  t.equal(record.latency?.ended?.reason, 'interrupted')
})

t.test('a server that stops half-way is lost after five failures and a look', async t => {
  let answered = 0
  const url = await startHttp(t, (request, response) => {
    answered += 1
    if (answered <= 3) return response.end('{}')
    closeOf(request.socket)?.close()
    return request.socket.resetAndDestroy()
  })
  const { record } = await measured(url, 20, asked('fresh'))
  t.match(record.latency, { sent: { requests: 7 }, ended: { reason: 'lost', says: /in a row/ } })
  t.match(record.stopped, /failed 5 requests in a row/)
  t.match(record.exchanges.at(-1), { check: 'measuring.presence', ended: 'refused' })
})

/** Finds the server a socket came in at. */
const closeOf = (socket: Socket & { server?: Server }): Server | undefined => socket.server

t.test('a server that is slow and not gone is measured to the end', async t => {
  const url = await startHttp(t, (request, response) => {
    const isFast = request.method === 'GET' || request.headers['content-length'] === '10'
    if (isFast) response.end('{}')
  })
  const turn: Turn = measuring => measuring.ask({ slow: true }, { way: 'fresh', label: 'toy' })
  const { record } = await measured(url, 12, turn, { checks: [toyCheck('a')], timeoutMs: 20 })
  t.match(record.latency, { sent: { requests: 12 }, ended: null })
  t.equal(record.exchanges.filter(({ check }) => check === 'measuring.presence').length, 2)
})

t.test('time-outs of requests at once are one and no loss', async t => {
  const url = await startHttp(t, (request, response) => {
    if (request.method === 'GET' || request.headers['content-length'] === '10') response.end('{}')
  })
  const turn: Turn = measuring =>
    Promise.all(
      Array.from({ length: 64 }, () =>
        measuring.ask({ slow: true }, { way: 'fresh', label: 'toy.burst' }),
      ),
    )
  const { record } = await measured(url, 2, turn, { timeoutMs: 200 })
  t.match(record.latency, { sent: { requests: 2 }, ended: null })
})

t.test('nothing is measured where no question is answered, and the record says why', async t => {
  const { url } = await counting(t)
  const checks = [redCheck('endpoint.reached')]
  const { record } = await measured(url, 3, asked('fresh'), { checks })
  t.equal(record.exchanges.length, 1)
  t.match(record.latency, {
    sent: { requests: 0 },
    ended: { reason: 'lost', says: /endpoint\.reached failed/ },
  })
})

t.test('nothing is measured where the server cannot be reached', async t => {
  const url = await startHttp(t, request => request.socket.resetAndDestroy())
  const checks = Array.from({ length: 5 }, (_, at) => toyCheck(`c${at}`))
  const { record } = await measured(url, 3, asked('fresh'), { checks })
  t.equal(record.verdict, 'unreachable')
  t.match(record.latency, { sent: { requests: 0 }, ended: { reason: 'lost' } })
})

t.test('a watch over timers gives their lateness in ms', async t => {
  const { url } = await counting(t)
  const delays: number[] = []
  await measured(url, 1, async measuring => {
    const watch = measuring.watchLoop()
    await measuring.sleep(20)
    const began = performance.now()
    while (performance.now() - began < 60) await null
    await measuring.sleep(5)
    delays.push(watch.stop())
  })
  t.ok((delays[0] ?? 0) > 30, String(delays[0]))
})
