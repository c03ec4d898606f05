import t from 'tap'
import { measure } from './simulated.ts'

const isLong = (label: string) => /^latency\.L/.test(label)

t.test('a server that answers in 100 ms passes the median, the tail and the loop', async t => {
  const { verdict } = await measure(() => ({ ms: 100 }))
  t.same(
    ['L1', 'L2', 'L3', 'L6'].map(id => verdict(id).outcome),
    ['pass', 'pass', 'pass', 'pass'],
  )
  t.equal(verdict('L1').estimate, 100)
  t.equal(verdict('L1').count, 60)
  t.equal(verdict('L1').margin, 'passes with up to 23, fails from 37 of 60 over 1,000 ms; here 0')
  t.equal(verdict('L3').estimate, 200)
})

t.test('a server that takes 1,200 ms fails the median and keeps the tail', async t => {
  const { verdict } = await measure(() => ({ ms: 1200 }))
  t.equal(verdict('L1').outcome, 'fail')
  t.equal(verdict('L2').outcome, 'pass')
  t.equal(verdict('L3').outcome, 'fail')
  t.match(verdict('L1').says, '60 of 60 took longer than 1,000 ms')
  t.equal(verdict('L1').exchanges.length, 10)
  t.ok(verdict('L1').next)
})

t.test('a server that takes 2,500 ms fails the tail', async t => {
  const { verdict } = await measure(() => ({ ms: 2500 }))
  t.equal(verdict('L2').outcome, 'fail')
})

t.test('a server on the line is open, with how many more times would tell', async t => {
  let turn = 0
  const { verdict } = await measure(({ label }) => {
    if (!isLong(label)) return { ms: 10 }
    turn += 1
    return { ms: turn % 2 === 0 ? 990 : 1010 }
  })
  t.same([verdict('L1').outcome, verdict('L1').reason], ['inconclusive', 'limit'])
  t.match(verdict('L1').next, '--latency certify, which times 300 loops')
})

t.test('a look cannot pass a tail, but can fail it', async t => {
  const fast = await measure(() => ({ ms: 10 }), { level: 'quick' })
  t.same([fast.verdict('L2').outcome, fast.verdict('L2').reason], ['inconclusive', 'few'])
  t.match(fast.verdict('L2').next, 'the 95th percentile needs at least 59')
  t.equal(fast.verdict('L1').outcome, 'pass')
  const slow = await measure(() => ({ ms: 2100 }), { level: 'quick' })
  t.equal(slow.verdict('L2').outcome, 'fail')
})

t.test('a certificate is about p99 of 300 times', async t => {
  const { verdict } = await measure(() => ({ ms: 10 }), { level: 'certify' })
  t.equal(verdict('L2').outcome, 'pass')
  t.equal(verdict('L2').count, 300)
  t.match(verdict('L2').measure, /^99th percentile/)
})

t.test('a rerank alone that is slow is a warning', async t => {
  const { verdict } = await measure(({ label }) => ({ ms: label === 'latency.R' ? 1900 : 400 }))
  t.equal(verdict('L3').outcome, 'warn')
  t.match(verdict('L3').says, 'goes on without the rerank')
})

t.test('whatever is no usable answer counts as over every limit', async t => {
  for (const failing of [
    { status: 503 },
    { ended: 'reset' as const },
    { ended: 'timeout' as const },
  ]) {
    let turn = 0
    const { verdict, record } = await measure(({ label }) => {
      if (label !== 'latency.L') return { ms: 10 }
      turn += 1
      return turn % 3 === 0 ? { ms: 10, ...failing } : { ms: 10 }
    })
    t.equal(verdict('L2').outcome, 'fail', JSON.stringify(failing))
    t.match(verdict('L2').says, '20 of 60 took longer than 2,000 ms, 20 of them without')
    t.equal(verdict('L2').estimate, null)
    t.equal(record.cells.find(({ cell }) => cell === 'L')?.failures, 20)
  }
})

t.test('the interval of a median is of order statistics', async t => {
  let turn = 0
  const { verdict } = await measure(({ label }) => {
    if (label !== 'latency.L') return { ms: 10 }
    turn += 1
    return { ms: turn }
  })
  const { lower, estimate, upper } = verdict('L1')
  t.same([lower, estimate, upper], [24, 30, 37])
})

t.test('a stall is one episode with many samples', async t => {
  const { record, verdict } = await measure(({ atMs }) => ({
    ms: atMs > 10_000 && atMs < 60_000 ? 2500 : 100,
  }))
  const stall = record.episodes.filter(({ what }) => what.includes('characters over 2,000 ms'))
  t.equal(stall.length, 1)
  t.ok((stall[0]?.samples ?? 0) >= 5, JSON.stringify(stall))
  t.ok(
    verdict('L2').facts.some(({ value }) => / in 1 episode; .* not independent/.test(value)),
    JSON.stringify(verdict('L2').facts),
  )
})

t.test('medians of other arms, health and the first request stand beside the median', async t => {
  const { verdict, record } = await measure(({ label, body }) => ({
    ms: { 'latency.S': 20, 'latency.L.kept': 80, 'latency.first': 900 }[label] ?? (body ? 100 : 3),
  }))
  const values = verdict('L1').facts.map(({ label, value }) => `${label}: ${value}`)
  for (const fact of [
    'median at 500 characters: 20 ms (n 20)',
    'median of one state again and again: 100 ms (n 10)',
    'median on one connection: 80 ms (n 20)',
    'median of GET /health: 3 ms (n 10)',
    'first request: 900 ms',
    'warm-up: steady after 20 requests',
  ]) {
    t.ok(values.includes(fact), `${fact} in ${values.join('; ')}`)
  }
  t.equal(record.startupMs, 900)
  t.equal(record.warmUp, 20)
})
