import t from 'tap'
import {
  casesToClear,
  type Lack,
  stepTo,
  stepToMost,
} from '../../../conformance/calibration/next-step.ts'
import type { Decider } from './simulated.ts'
import { answerOf, measured, perfect, planned, sharpened, verdictOf } from './simulated.ts'

const lack: Lack = { id: 'C2.choice', level: 'quick', kind: 'choice', asked: 12, needed: 20 }

t.test('the cheapest level that asks enough is the step', async t => {
  const cases = [
    [20, 'run again with --calibration standard, which asks 60 choices with an exact answer'],
    [61, 'run again with --calibration certify, which asks 120 choices with an exact answer'],
    [121, null],
  ] as const
  for (const [needed, step] of cases) t.equal(stepTo({ ...lack, needed }), step, String(needed))
})

t.test('at certify no level is left', async t => {
  t.equal(stepTo({ ...lack, level: 'certify' }), null)
  t.equal(stepToMost({ ...lack, level: 'certify' }), null)
})

t.test('where none asks enough there is the highest', async t => {
  t.match(stepToMost(lack), '--calibration certify')
})

t.test('cases of the user are added by the user', async t => {
  t.equal(
    stepTo({ ...lack, id: 'C6.choice.own' }),
    'add about 8 cases of your own to --corpus, each on another state',
  )
})

t.test('limits close in with the root of the number of cases', async t => {
  t.equal(casesToClear({ estimate: 0.03, lower: 0.01, upper: 0.07 }, 0.05, 30), 120)
  t.equal(casesToClear({ estimate: 0.07, lower: 0.03, upper: 0.09 }, 0.05, 30), 120)
  t.equal(casesToClear({ estimate: 0.05, lower: 0, upper: 0.1 }, 0.05, 30), Infinity)
})

const quick = planned({ level: 'quick', seed: 'tuesday', own: null })
const sharp =
  (gain: number): Decider =>
  each =>
    answerOf(each, sharpened(each.truth, gain))

t.test('every open verdict at quick names an option, and each says a sentence', async t => {
  for (const decider of [perfect, sharp(1.4), sharp(3), sharp(0.2)]) {
    const { verdicts } = await measured(quick, decider)
    for (const { id, outcome, next, says } of verdicts) {
      t.match(says, /^\p{Lu}.*\.$|^\d.*\.$/su, id)
      t.notMatch(says, /-0\.000|\.\.|\babout \d+ states\b/, id)
      if (outcome === 'inconclusive' && id !== 'C1.both') t.match(next, /--[a-z]/, id)
    }
  }
})

t.test('the step of an open C2 at quick is standard', async t => {
  const record = await measured(quick, perfect)
  t.match(verdictOf(record, 'C2.score').next, '--calibration standard, which asks 36 scores')
  t.match(verdictOf(record, 'C6.choice').next, '--calibration standard, which asks 60 choices')
})
