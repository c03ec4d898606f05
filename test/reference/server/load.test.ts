import { once } from 'node:events'
import { request } from 'node:http'
import t, { type Test } from 'tap'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import { byBrackets, toyEngine } from '../engines/toy-engine.ts'
import { ask, asking, type Came, gated, handClock, serveReady } from './serving.ts'

const noulIn = ({ body }: Came): unknown =>
  ownValue(ownValue(ownValue(body, 'answers'), 'q'), 'noul')

const sigmoid = (x: number): number => Number((1 / (1 + Math.exp(-x))).toFixed(4))

const beliefs = Array.from({ length: 64 }, (_, index) => (index - 32) / 10)

/** Starts a reference whose model is held by a first request, on a clock that stands still. */
async function held(t: Test, limits = {}) {
  const hand = handClock()
  const engine = gated()
  const reference = await serveReady(t, { engine: engine.engine, clock: hand.clock, limits })
  const arrived = engine.next()
  const first = ask(reference, asking(0))
  const gate = await arrived
  return { ...hand, ...engine, reference, first, gate }
}

t.test('64 clients at once each get the answer to their own question', async t => {
  const reference = await serveReady(t)
  const came = await Promise.all(beliefs.map(belief => ask(reference, asking(belief))))
  t.same(came.map(noulIn), beliefs.map(sigmoid))
})

t.test('requests that wait are answered one at a time in the order they came', async t => {
  const { reference, first, gate, gates, next, waiters } = await held(t)
  const order: number[] = []
  const rest: Promise<unknown>[] = []
  for (const [index, belief] of beliefs.slice(1).entries()) {
    rest.push(
      ask(reference, asking(belief)).then(came => order.push(beliefs.indexOf(belief)) && came),
    )
    await waiters(index + 1)
  }
  t.equal(gates.length, 1, 'nobody is read beside the first')
  let open = gate
  for (const _ of rest) {
    const arrived = next()
    open.open()
    open = await arrived
  }
  open.open()
  await Promise.all([first, ...rest])
  t.same(
    order,
    beliefs.slice(1).map((_, index) => index + 1),
  )
})

t.test('a request that would wait longer than the limit is told when to come back', async t => {
  const { reference, first, gate, next, go } = await held(t, { mostWaitMs: 1000 })
  go(3500)
  gate.open()
  t.equal((await first).status, 200)
  const arrived = next()
  const second = ask(reference)
  const holding = await arrived
  // The one before took 3.5 s, and so will this one.
  const { status, headers, body } = await ask(reference)
  t.same([status, headers.get('retry-after')], [503, '4'])
  t.match(body, { detail: /Ask again in 4 s/ })
  holding.open()
  t.equal((await second).status, 200)
})

t.test('a request that has waited as long as the limit is told when to come back', async t => {
  const { reference, first, gate, go, waiters } = await held(t, { mostWaitMs: 1000 })
  const second = ask(reference)
  await waiters(1)
  go(1000)
  t.match(await second, { status: 503, body: { detail: /more requests wait/ } })
  gate.open()
  t.equal((await first).status, 200)
})

t.test('more than may wait at once are sent away', async t => {
  const { reference, first, gate, next, waiters } = await held(t, { mostWaiting: 1 })
  const second = ask(reference)
  await waiters(1)
  t.equal((await ask(reference)).status, 503)
  const arrived = next()
  gate.open()
  ;(await arrived).open()
  t.same([(await first).status, (await second).status], [200, 200])
})

/** Posts a question on a connection of its own, to be broken off. */
function askApart(url: string) {
  const asked = request(`${url}/v1/systemone`, { method: 'POST', agent: false })
  asked.on('error', () => {})
  asked.end(JSON.stringify(asking(1)))
  return asked
}

t.test('a caller who hangs up while waiting leaves its place to the next', async t => {
  const { reference, first, gate, gates, next, waiters, leavers } = await held(t)
  const leaving = askApart(reference.url)
  await waiters(1)
  const third = ask(reference, asking(2))
  await waiters(2)
  leaving.destroy()
  await leavers(1)
  const arrived = next()
  gate.open()
  ;(await arrived).open()
  t.same([(await first).status, noulIn(await third)], [200, sigmoid(2)])
  t.equal(gates.length, 2, 'the one who left was never read')
})

t.test('a caller who hangs up while it is decided frees the model', async t => {
  const hand = handClock()
  const { engine, next } = gated()
  const reference = await serveReady(t, { engine, clock: hand.clock })
  const arrived = next()
  const leaving = askApart(reference.url)
  await arrived
  const after = next()
  const second = ask(reference, asking(2))
  await hand.waiters(1)
  leaving.destroy()
  ;(await after).open()
  t.equal(noulIn(await second), sigmoid(2))
})

t.test('a server that ends answers what is decided and refuses what waits', async t => {
  const { reference, first, gate, waiters } = await held(t)
  const second = ask(reference)
  await waiters(1)
  const closed = reference.close()
  const refused = await second
  t.match(refused, { status: 503, body: { detail: /being stopped/ } })
  t.equal(refused.headers.get('connection'), 'close')
  gate.open()
  t.equal((await first).status, 200)
  await closed
  await t.rejects(ask(reference), 'nothing listens any more')
})

t.test('what takes longer than the time to finish is refused', async t => {
  const hand = handClock()
  const read = new AbortController()
  const plain = toyEngine(byBrackets)
  let isWarm = false
  const failure = { kind: 'lost', says: 'The engine was closed.' } as const
  const engine = toyEngine(byBrackets, {
    async read(passage) {
      if (!isWarm) {
        isWarm = true
        return plain.read(passage)
      }
      if (!read.signal.aborted) await once(read.signal, 'abort')
      return { failure }
    },
    close: async () => read.abort(),
  })
  const reference = await serveReady(t, { engine, clock: hand.clock })
  const asked = ask(reference)
  const isBusy = async () => isObject((await ask(reference)).body)
  const waiting = isBusy()
  await hand.waiters(1)
  const closed = reference.close({ finishMs: 500 })
  await waiting
  await hand.waiters(2)
  hand.go(500)
  t.match(await asked, { status: 503, body: { detail: 'The engine was closed.' } })
  await closed
})
