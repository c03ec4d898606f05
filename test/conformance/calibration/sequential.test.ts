import t from 'tap'
import { judgeActing } from '../../../conformance/calibration/acting.ts'
import { FEWEST_HARD } from '../../../conformance/calibration/levels.ts'
import { sequentialLimits, sequentialTest } from '../../../conformance/calibration/sequential.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { acting, judging, nouls } from './answers.ts'
import { answerOf, measured, perfect, planned as planOf, verdictOf } from './simulated.ts'

const certify = { ...judging, level: 'certify' as const }
const plan = planOf({ level: 'certify', seed: 'thursday', own: null })

t.test('43 right of 43 pass and 42 of 42 are too few, looked at every 20 answers', async t => {
  t.equal(judgeActing(nouls(acting(60, 0)), certify).outcome, 'pass')
  const { outcome, reason } = judgeActing(nouls(acting(42, 0)), certify)
  t.same([outcome, reason], ['inconclusive', 'few'])
})

t.test('7 wrong of the first 20 fail', async t => {
  t.equal(judgeActing(nouls(acting(13, 7)), certify).outcome, 'fail')
})

t.test('a pass gives way to later evidence of a failure, and a failure stands', async t => {
  const decided = (answers: ReturnType<typeof nouls>) => {
    const test = sequentialTest({ threshold: 0.9, limit: 0.9 })
    for (const answer of answers) test.see(answer)
    return test.result()
  }
  const changed = nouls([...acting(60, 0), ...acting(0, 60)])
  t.match(decided(changed), { decision: 'fail', count: { right: 60, total: 80 } })
  const recovered = nouls([...acting(0, 20), ...acting(900, 0)])
  t.match(decided(recovered), { decision: 'fail', count: { right: 0, total: 20 } })
  t.match(decided(nouls([...acting(60, 0), ...acting(54, 6)])), {
    decision: 'pass',
    count: { right: 60, total: 60 },
  })
})

t.test('a model that gets worse half-way is not certified by its first half', async t => {
  const families = [...'abcdefgh']
  const late = families.flatMap(family => acting(8, 2, family))
  const { outcome, facts } = judgeActing(
    nouls([...acting(60, 0), ...late, ...late, ...late]),
    certify,
  )
  t.equal(outcome, 'fail')
  t.match(facts.find(({ label }) => label.startsWith('all that acted'))?.value, '252 of 300')
})

t.test(
  'a family that fails is told beside all answers, not beside those of a decision',
  async t => {
    const bad = acting(20, 20, 'bad')
    const { outcome, says, count } = judgeActing(nouls([...acting(200, 0), ...bad]), certify)
    t.equal(outcome, 'fail')
    t.match(says, /^220 of 240 answers of yes .*, but too few in bad 20 of 40\.$/)
    t.equal(count, 240)
  },
)

t.test('no more than 600 acting answers are looked at', async t => {
  const test = sequentialTest({ threshold: 0.9, limit: 0.9 })
  for (let at = 0; at < 700; at += 1) {
    for (const answer of nouls(acting(at % 10 === 0 ? 0 : 1, at % 10 === 0 ? 1 : 0)))
      test.see(answer)
  }
  const { count, isCapped, decision } = test.result()
  t.same([count.total, isCapped, decision], [600, true, null])
})

t.test('limits agree with the decision', async t => {
  t.ok(sequentialLimits({ right: 43, total: 43 }).lower >= 0.9)
  t.ok(sequentialLimits({ right: 42, total: 42 }).lower < 0.9)
  t.ok(sequentialLimits({ right: 13, total: 20 }).upper <= 0.9)
  t.ok(sequentialLimits({ right: 14, total: 20 }).upper > 0.9)
})

t.test('asking ends once C1 is decided and the other verdicts have their cases', async t => {
  const record = await measured(plan, perfect)
  const hard = record.answers.filter(({ population }) => population === 'hard').length
  t.equal(hard, FEWEST_HARD)
  t.equal(record.answers.filter(({ population }) => population === 'exact').length, 480)
  t.equal(verdictOf(record, 'C1').outcome, 'pass')
  t.equal(verdictOf(record, 'C3').outcome, 'pass')
})

t.test('an undecided decider is asked until 600 of its answers would be acted on', async t => {
  const next = generatorOf('coin')
  const record = await measured(plan, planned =>
    next() < 0.9 ? perfect(planned) : answerOf(planned, [...planned.truth].reverse()),
  )
  t.ok(record.sent.requests > 1500 && record.sent.requests < record.planned.requests)
})

t.test('a decision holds though asking was interrupted after it', async t => {
  const end = { reason: 'interrupted', says: 'the run was interrupted.' } as const
  const record = await measured(plan, perfect, { stop: { after: 400, end } })
  t.equal(verdictOf(record, 'C1').outcome, 'pass')
  t.same(
    [verdictOf(record, 'C3').outcome, verdictOf(record, 'C3').reason],
    ['inconclusive', 'interrupted'],
  )
})
