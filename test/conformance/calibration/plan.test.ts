import t from 'tap'
import { hardShares, sizes } from '../../../conformance/calibration/levels.ts'
import { planCalibration } from '../../../conformance/calibration/plan.ts'
import { measured, perfect } from './simulated.ts'

const standard = planCalibration({ level: 'standard', seed: 'tuesday', own: null })

t.test('a level asks as many cases as the table says', async t => {
  for (const level of ['quick', 'standard', 'certify'] as const) {
    const { cases, canaries } = planCalibration({ level, seed: 's', own: null })
    const of = (role: string) => cases.filter(planned => planned.role === role).length
    t.same([of('hard'), of('exact')], [sizes[level].hard, sizes[level].exact], level)
    t.equal(canaries.first.length, sizes[level].canaries, level)
  }
})

t.test('half of the hard cases are in the layout of the client', async t => {
  for (const level of ['quick', 'standard', 'certify'] as const) {
    const chalk = hardShares(level).filter(({ family }) => family.chalk !== undefined)
    t.equal(
      chalk.reduce((sum, { count }) => sum + count, 0),
      sizes[level].hard / 2,
      level,
    )
  }
})

t.test('of the exact cases 60% are yes/no, 25% choices, 15% scores', async t => {
  const exact = standard.cases.filter(({ role }) => role === 'exact')
  const of = (type: string) => exact.filter(({ question }) => question.type === type).length
  t.same([of('noul'), of('choice'), of('score')], [144, 60, 36])
})

t.test('half of the hard cases are yes, in every family', async t => {
  for (const { family, count } of hardShares('standard')) {
    const of = standard.cases.filter(planned => planned.family === family.id)
    t.equal(of.filter(({ truth }) => truth[1] === 1).length, count / 2, family.id)
  }
})

t.test('no state is asked about twice', async t => {
  t.equal(new Set(standard.cases.map(({ state }) => state)).size, standard.cases.length)
})

t.test('hard and exact cases are asked in one mixed order', async t => {
  const half = standard.cases.slice(0, 420)
  const hard = half.filter(({ role }) => role === 'hard').length
  t.ok(hard > 250 && hard < 350, `${hard} of the first 420 are hard`)
})

t.test('the cost is what the planned requests come to', async t => {
  const all = [...standard.canaries.first, ...standard.cases, ...standard.canaries.last]
  const characters = all.reduce((sum, { state }) => sum + state.length, 0)
  const { probes, cost } = standard
  t.same(cost, {
    requests: 920 + (probes?.cost.requests ?? 0),
    questions: 920 + (probes?.cost.questions ?? 0),
    characters: characters + (probes?.cost.characters ?? 0),
  })
})

t.test('the same seed gives the same plan, and another gives another', async t => {
  const again = planCalibration({ level: 'standard', seed: 'tuesday', own: null })
  t.same([again.cases, again.corpus], [standard.cases, standard.corpus])
  const other = planCalibration({ level: 'standard', seed: 'friday', own: null })
  t.not(other.cases[0]?.state, standard.cases[0]?.state)
})

t.test('keys vary from case to case', async t => {
  t.ok(new Set(standard.cases.map(({ key }) => key)).size > 700)
})

t.test('a canary is repeated with another nonce', async t => {
  const [first] = standard.canaries.first
  const [last] = standard.canaries.last
  t.equal(first?.state, last?.state)
  t.not(first?.nonce, last?.nonce)
})

t.test('the probes are asked in between, judged as C5 and counted', async t => {
  const plan = planCalibration({ level: 'quick', seed: 'tuesday', own: null })
  const record = await measured(plan, perfect)
  t.same(record.sent, record.planned)
  t.ok(record.verdicts.some(({ id }) => id.startsWith('C5.')))
  const ids = record.verdicts.map(({ id }) => id.slice(0, 2))
  t.same(ids, [...ids].sort())
})
