import t, { type Test } from 'tap'
import { watchContact } from '../../../../conformance/contact.ts'
import { gatekeeperOf } from '../../../../conformance/gatekeeper.ts'
import { measureBurst } from '../../../../conformance/latency/load/burst.ts'
import { openMeasurer } from '../../../../conformance/measurer.ts'
import { parseAddress } from '../../../../conformance/probe/address.ts'
import { openTarget } from '../../../../conformance/probe/target.ts'
import { createFake } from '../../../../fake/index.ts'
import { finish } from './simulation.ts'

const question = { type: 'noul' as const, instructions: 'Is the work stuck?' }

const requests = () => {
  let index = 0
  return () => {
    index += 1
    return { protocol: 1 as const, state: `state ${index}`, questions: { stuck: question } }
  }
}

/** Sends two bursts of 16 to a fake that holds each request for 100 ms. */
const burst = async (t: Test) => {
  const cases = [{ state: 'state 1', question, posterior: 0.4, family: 'stuck' }]
  const fake = await createFake({ truth: { cases, dials: { takesMs: 100 } } })
  t.teardown(() => fake.stop())
  const address = parseAddress(fake.url)
  if (address === null) throw new Error(`${fake.url} is no address`)
  const now = () => performance.now()
  const target = openTarget({ address, timeoutMs: 10_000, now })
  t.teardown(() => target.close())
  const contact = watchContact(fake.url)
  const gatekeeper = gatekeeperOf({}, contact)
  const deps = { target, url: fake.url, seed: 'one', contact, gatekeeper, closed: null, now }
  const { measuring, exchanges } = openMeasurer(deps)
  const rim = { nextRequest: requests(), measuring, over: null }
  const plan = { size: 16, rounds: 2, windowRounds: 1 }
  await finish(measureBurst(plan, rim))
  return { exchanges, fake }
}

t.test('a burst to a real server is on as many connections, each answered', async t => {
  const { exchanges, fake } = await burst(t)
  const entries = fake.journal.entries()
  t.equal(new Set(entries.map(({ connection }) => connection)).size, entries.length)
  t.equal(entries.length, exchanges.length)
  t.ok(exchanges.length >= 32, `${exchanges.length} requests`)
  t.ok(exchanges.every(({ check }) => check === 'latency.L4.16'))
  t.ok(exchanges.every(({ received }) => received?.status === 200))
})

t.test('16 that are held for 100 ms at once take nothing like 16 times that', async t => {
  const { exchanges } = await burst(t)
  const slowest = Math.max(...exchanges.map(({ totalMs }) => totalMs))
  t.ok(slowest >= 99 && slowest < 1600, `slowest ${slowest} ms`)
})
