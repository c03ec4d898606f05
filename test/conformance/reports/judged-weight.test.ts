import t from 'tap'
import type { JudgedOutcome } from '../../../conformance/judged.ts'
import { stagesOf } from '../../../conformance/reports/judged-lines.ts'
import { earlyEndOf, type Weight, weightOf } from '../../../conformance/reports/judged-weight.ts'
import { toJunit } from '../../../conformance/reports/junit.ts'
import { toTap } from '../../../conformance/reports/tap.ts'
import { calibrationVerdicts, measuredRecord } from './sample-measured.ts'

const [sample] = calibrationVerdicts

const cases: readonly [id: string, outcome: JudgedOutcome, level: string, weight: Weight][] = [
  ['C1', 'pass', 'standard', 'none'],
  ['C1', 'fail', 'quick', 'against'],
  ['C5.rename', 'fail', 'standard', 'against'],
  ['L6', 'fail', 'standard', 'advice'],
  ['L4.64', 'fail', 'certify', 'advice'],
  ['C7', 'warn', 'standard', 'advice'],
  ['C1', 'inconclusive', 'standard', 'against'],
  ['L1', 'inconclusive', 'certify', 'against'],
  ['C1', 'inconclusive', 'quick', 'skipped'],
  ['C3', 'inconclusive', 'standard', 'skipped'],
  ['L5', 'not-tested', 'certify', 'skipped'],
  ['L1', 'not-tested', 'standard', 'against'],
]

for (const [id, outcome, level, weight] of cases) {
  t.test(`${id} that comes to ${outcome} at ${level} counts as ${weight}`, async t => {
    t.equal(weightOf({ ...sample, id, outcome } as never, level), weight)
  })
}

const endedAt = (level: string) => {
  const [stage] = stagesOf(measuredRecord())
  const ended = { reason: 'lost', says: 'The server stopped answering.' } as const
  return earlyEndOf({ ...stage, level, ended } as never)
}

t.test('a stage that ended early is against a build at every level', async t => {
  t.match(endedAt('standard'), { weight: 'against', says: 'The server stopped answering.' })
  t.match(endedAt('quick'), { weight: 'against' })
})

t.test('a stage that went through has no early end', async t => {
  t.same(stagesOf(measuredRecord()).map(earlyEndOf), [null, null])
})

t.test('JUnit and TAP tell of an early end as a test of its own', async t => {
  const record = measuredRecord([])
  const ended = { reason: 'budget', says: 'The requests were used up.' } as const
  const broken = { ...record, latency: record.latency && { ...record.latency, ended } }
  t.match(toJunit(broken), /name="Speed: every question of the plan was asked"/)
  t.match(toTap(broken), /not ok 7 - Speed: every question of the plan was asked\n/)
})
