import t from 'tap'
import { judgeCalibration } from '../../../conformance/calibration/judging.ts'
import type { CalibrationPlan } from '../../../conformance/calibration/plan.ts'
import { type AskedCase, readAsked } from '../../../conformance/calibration/reading.ts'
import { shuffled } from '../../../conformance/corpus/drawing.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { judging } from './answers.ts'
import {
  answerOf,
  type Decider,
  exchangeOf,
  perfect,
  planned as planOf,
  sharpened,
} from './simulated.ts'

const ask = (plan: CalibrationPlan, decider: Decider): AskedCase[] =>
  plan.cases.map((planned, at) => {
    const body = JSON.stringify({ answers: { [planned.key]: decider(planned) } })
    return readAsked(planned, exchangeOf(at, 200, body))
  })

const judge = (asked: readonly AskedCase[]) =>
  judgeCalibration({ asked, ended: null, missing: { hard: 0, exact: 0, own: 0 }, own: [] }, judging)
    .verdicts

const plan = planOf({ level: 'standard', seed: 'property', own: null })

t.test('the order of asking changes no verdict whose number is fixed', async t => {
  const asked = ask(plan, planned => answerOf(planned, sharpened(planned.truth, 1.5)))
  // C4 gathers its evidence in that order.
  const fixed = (of: readonly AskedCase[]) => judge(of).filter(({ id }) => id !== 'C4')
  t.same(fixed(shuffled(generatorOf('order'), asked)), fixed(asked))
})

t.test('rounding to two digits changes no verdict', async t => {
  const rounded = (shares: readonly number[]) => shares.map(share => Math.round(share * 100) / 100)
  for (let turn = 0; turn < 12; turn += 1) {
    const each = planOf({ level: 'standard', seed: `rounding ${turn}`, own: null })
    const outcomes = (decider: Decider) =>
      judge(ask(each, decider)).map(({ id, outcome }) => `${id} ${outcome}`)
    t.same(
      outcomes(planned => answerOf(planned, rounded(planned.truth))),
      outcomes(perfect),
      each.seed,
    )
  }
})

t.test('the sharper a decider, the worse its C2', async t => {
  const ranks = ['pass', 'inconclusive', 'fail']
  const outcomes = [1, 1.2, 1.5, 1.8, 2, 2.5, 3].map(gain => {
    const verdicts = judge(ask(plan, planned => answerOf(planned, sharpened(planned.truth, gain))))
    return ranks.indexOf(verdicts.find(({ id }) => id === 'C2.noul')?.outcome ?? '')
  })
  t.same(
    outcomes,
    [...outcomes].sort((one, other) => one - other),
  )
  t.equal(outcomes.at(-1), 2)
})

t.test(
  'a calibrated decider that errs as often as it says fails C3 and C4 in few runs',
  async t => {
    let failures = 0
    for (let turn = 0; turn < 40; turn += 1) {
      const next = generatorOf(`calibrated ${turn}`)
      const quick = planOf({ level: 'quick', seed: 'one', own: null })
      const verdicts = judge(
        ask(quick, planned => {
          const sure = 0.5 + next() / 2
          const [no = 0, yes = 0] = planned.truth
          if (planned.role !== 'hard') return answerOf(planned, planned.truth)
          const isRight = next() < sure
          return answerOf(planned, yes > no === isRight ? [1 - sure, sure] : [sure, 1 - sure])
        }),
      )
      failures += verdicts.filter(
        ({ id, outcome }) => /C[34]/.test(id) && outcome === 'fail',
      ).length
    }
    t.ok(failures <= 2, `${failures} of 80`)
  },
)
