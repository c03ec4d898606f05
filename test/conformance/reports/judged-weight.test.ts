import t from 'tap'
import type { JudgedOutcome } from '../../../conformance/judged.ts'
import { type Weight, weightOf } from '../../../conformance/reports/judged-weight.ts'
import { calibrationVerdicts } from './sample-measured.ts'

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
]

for (const [id, outcome, level, weight] of cases) {
  t.test(`${id} that comes to ${outcome} at ${level} counts as ${weight}`, async t => {
    t.equal(weightOf({ ...sample, id, outcome } as never, level), weight)
  })
}
