import t from 'tap'
import type { MeasureEnd } from '../../../conformance/measuring.ts'
import { slowLimit } from '../../../conformance/presence.ts'
import { measure } from './simulated.ts'

const reasons = ['lost', 'budget', 'interrupted'] as const
const why = (reason: MeasureEnd['reason']): MeasureEnd => ({ reason, says: 'It ended early.' })
const ids = ['L1', 'L2', 'L3', 'L6']

for (const reason of reasons) {
  t.test(`what was measured is judged open where the run ended: ${reason}`, async t => {
    const { record, verdict } = await measure(
      () => ({ ms: 100 }),
      {},
      { end: { after: 90, why: why(reason) } },
    )
    for (const id of ids) {
      t.same([verdict(id).outcome, verdict(id).reason], ['inconclusive', reason], id)
      t.ok(verdict(id).next)
    }
    t.equal(verdict('L1').estimate, 100)
    t.match(verdict('L1').says, 'It ended early.')
    t.same(record.ended, why(reason))
    t.equal(record.sent.requests, 90)
  })
}

t.test('nothing at all is measured of a server that is gone from the start', async t => {
  const { record, verdict } = await measure(
    () => ({ ms: 100 }),
    {},
    { end: { after: 0, why: why('lost') } },
  )
  for (const id of ids)
    t.same([verdict(id).outcome, verdict(id).reason], ['inconclusive', 'lost'], id)
  t.equal(verdict('L1').estimate, null)
  t.match(verdict('L1').says, 'Nothing was timed. It ended early.')
  t.equal(record.startupMs, null)
  t.equal(record.growth, null)
  t.same(record.samples, [])
})

t.test('a server that dies half-way fails nothing by the requests that found it dead', async t => {
  const dead = { ended: 'refused' as const, ms: 1 }
  for (const level of ['quick', 'standard'] as const) {
    let turn = 0
    const { verdict, record } = await measure(
      () => {
        turn += 1
        return turn > 40 ? dead : { ms: 100 }
      },
      { level },
      { end: { after: 45, why: why('lost') } },
    )
    for (const id of ids) t.equal(verdict(id).outcome, 'inconclusive', `${level} ${id}`)
    t.ok(record.samples.some(({ ms }) => ms === null))
  }
})

t.test('a server whose every answer is late has failed before the budget is used up', async t => {
  const { verdict } = await measure(
    () => ({ ms: 3000 }),
    {},
    { end: { after: 150, why: why('budget') } },
  )
  t.equal(verdict('L1').outcome, 'fail')
  t.equal(verdict('L6').reason, 'budget')
})

for (const level of ['quick', 'standard', 'certify'] as const) {
  t.test(`time-outs alone fail the median at ${level} before they are too many`, async t => {
    const { verdict, asked, record } = await measure(
      ({ characters }) => (characters < 1000 ? { ms: 50 } : { ms: 5000, ended: 'timeout' }),
      { level },
      { end: { after: slowLimit, why: why('lost') } },
    )
    t.ok(asked.length <= slowLimit)
    t.same([verdict('L1').outcome, verdict('L2').outcome], ['fail', 'fail'])
    t.ok(record.samples.every(({ cell, arm }) => cell === 'L' && arm === 'fresh'))
  })
}

t.test(
  'a server that refuses every request is asked in loops alone, and counted to the end',
  async t => {
    const { verdict, record, progress } = await measure(() => ({ ms: 5, status: 503 }))
    t.equal(verdict('L1').outcome, 'fail')
    const warmUp = verdict('L1').facts.find(({ label }) => label === 'warm-up')
    t.match(warmUp?.value, 'given up after ten requests')
    t.equal(record.cells.find(({ arm }) => arm === 'fresh')?.count, 60)
    t.same(
      record.cells.map(({ cell }) => cell),
      ['L', 'R'],
    )
    t.equal(progress.at(-1)?.done, progress.at(-1)?.total)
  },
)

t.test('growth that is broken off leaves the median judged', async t => {
  const { verdict, record } = await measure(
    () => ({ ms: 100 }),
    { level: 'quick' },
    { end: { after: 85, why: why('interrupted') } },
  )
  t.equal(verdict('L1').outcome, 'pass')
  t.same([verdict('L6').outcome, verdict('L6').reason], ['inconclusive', 'interrupted'])
  t.ok((record.growth?.points.length ?? 0) > 0)
})

t.test('what is no early end is thrown on', async t => {
  await t.rejects(
    measure(() => {
      throw new TypeError('a fault of the kit')
    }),
    /a fault of the kit/,
  )
})
