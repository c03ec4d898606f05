import { performance } from 'node:perf_hooks'
import t from 'tap'
import { certify } from '../../../conformance/certify.ts'
import { measureLatency } from '../../../conformance/latency/latency-measurement.ts'
import { planLatency } from '../../../conformance/latency/latency-plan.ts'
import { createFake } from '../../../fake/create.ts'
import { drained, toyCheck } from '../toy.ts'

t.test('a fake that takes 40 ms is timed at that, as its own clock has it', async t => {
  const fake = await createFake({
    seed: 'a',
    truth: {
      cases: [
        { state: 'A state.', question: { type: 'noul', instructions: 'Is it?' }, posterior: 1 },
      ],
      dials: { takesMs: 40 },
    },
  })
  t.teardown(() => fake.stop())
  const plan = planLatency({ level: 'quick', seed: 'a', isConcurrent: true })
  const measured = certify(fake.url, {
    seed: 'a',
    timeoutMs: 5000,
    now: () => performance.now(),
    date: () => new Date(0),
    checks: [toyCheck('a')],
    stages: {
      latency: { cost: plan.cost, measure: measuring => measureLatency(plan, measuring) },
    },
  })
  const { record } = await drained(measured)
  const { latency } = record
  t.equal(latency?.ended, null)
  t.same(
    latency?.samples.filter(({ ms, cell }) => cell !== 'H' && (ms === null || ms < 39)),
    [],
    'no answer comes before the fake gives it',
  )
  const median = latency?.verdicts.find(({ id }) => id === 'L1')
  t.ok((median?.estimate ?? 0) >= 39, JSON.stringify(median))
  // A machine that other work keeps busy voids windows; it never fails a server that is in time.
  t.ok(median?.outcome === 'pass' || median?.reason === 'client', JSON.stringify(median))
  const known = record.exchanges.map(({ id }) => id)
  t.ok(latency?.samples.every(({ exchange }) => known.includes(exchange)))
  t.equal(latency?.sent.requests, latency && record.exchanges.length - 1)
})
