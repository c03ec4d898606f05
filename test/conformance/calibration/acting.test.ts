import t from 'tap'
import { judgeActing } from '../../../conformance/calibration/acting.ts'
import { judgeBothSides } from '../../../conformance/calibration/both-sides.ts'
import { shuffled } from '../../../conformance/corpus/drawing.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { acting, judging, nouls, repeated } from './answers.ts'

const factOf = (verdict: ReturnType<typeof judgeActing>, label: string) =>
  verdict.facts.find(fact => fact.label === label)?.value

t.test('a yes side of 0.70 fails though both sides pool to 0.96', async t => {
  const answers = nouls([
    ...acting(28, 12),
    ...repeated(396, { noul: 0.05, isYes: false }),
    ...repeated(4, { noul: 0.05, isYes: true }),
  ])
  t.equal(judgeActing(answers, judging).outcome, 'fail')
  const both = judgeBothSides(answers, judging)
  t.equal(both.outcome, 'pass')
  t.equal(both.estimate?.toFixed(4), '0.9636')
})

t.test('the counts that decide are those of the table', async t => {
  const table = [
    { total: 29, pass: 0, fail: 7 },
    { total: 100, pass: 4, fail: 16 },
    { total: 200, pass: 12, fail: 28 },
  ]
  for (const { total, pass, fail } of table) {
    const outcome = (wrong: number) => judgeActing(nouls(acting(total - wrong, wrong)), judging)
    t.equal(outcome(pass).outcome, 'pass', `${pass} wrong of ${total}`)
    t.equal(outcome(pass + 1).outcome, 'inconclusive', `${pass + 1} wrong of ${total}`)
    t.equal(outcome(fail - 1).outcome, 'inconclusive', `${fail - 1} wrong of ${total}`)
    t.equal(outcome(fail).outcome, 'fail', `${fail} wrong of ${total}`)
  }
})

t.test('the margin is the count that would have changed the verdict', async t => {
  const { margin } = judgeActing(nouls(acting(96, 4)), judging)
  t.equal(margin, 'passes up to 4 wrong of 100, fails from 16; 4 were')
})

t.test('28 right of 28 are too few, with the cases that are needed', async t => {
  const answers = nouls([...acting(28, 0), ...repeated(572, { noul: 0.4, isYes: false })])
  const { outcome, reason, next } = judgeActing(answers, judging)
  t.same([outcome, reason], ['inconclusive', 'few'])
  t.match(next, /no level asks so many; at this rate about 4,350 cases are needed/)
})

t.test('an empty band has no precision', async t => {
  const verdict = judgeActing(nouls(repeated(600, { noul: 0.7, isYes: true })), judging)
  t.same([verdict.outcome, verdict.reason, verdict.estimate], ['inconclusive', 'few', null])
  t.equal(factOf(verdict, 'highest confidence of a yes'), '0.700')
  t.match(verdict.next, /threshold 0\.\d\d would be certified on this corpus/)
})

t.test('0.8995 acts and 0.89949999 does not', async t => {
  const of = (noul: number) => judgeActing(nouls(repeated(40, { noul, isYes: true })), judging)
  t.equal(of(0.8995).count, 40)
  t.equal(of(0.89949999).count, 0)
})

t.test('one bad family fails a pool that passes', async t => {
  const answers = nouls([...acting(284, 0, 'good'), ...acting(8, 8, 'bad')])
  const { outcome, says } = judgeActing(answers, judging)
  t.equal(outcome, 'fail')
  t.match(says, /too few in bad 8 of 16/)
  const pooled = judgeActing(nouls([...acting(292, 8)]), judging)
  t.equal(pooled.outcome, 'pass')
})

t.test('a margin is taken off the limit and printed', async t => {
  const answers = nouls(acting(180, 18))
  t.equal(judgeActing(answers, judging).outcome, 'inconclusive')
  const verdict = judgeActing(answers, { ...judging, margin: 0.05 })
  t.same([verdict.outcome, verdict.threshold], ['pass', 0.85])
  t.equal(factOf(verdict, 'margin'), '0.05')
})

t.test('no number of answers proves a precision of 1', async t => {
  const verdict = judgeActing(nouls(repeated(300, { noul: 1, isYes: true })), {
    ...judging,
    threshold: 1,
  })
  t.equal(verdict.outcome, 'inconclusive')
})

t.test('five answers a state count as fewer', async t => {
  const clustered = Array.from({ length: 60 }, (_, at) =>
    repeated(5, { noul: 0.95, isYes: at % 20 !== 0, cluster: `state ${at}` }),
  ).flat()
  t.equal(judgeActing(nouls(clustered), judging, 'C1.own').outcome, 'inconclusive')
  const alone = clustered.map(({ noul, isYes }) => ({ noul, isYes }))
  t.equal(judgeActing(nouls(alone), judging, 'C1.own').outcome, 'pass')
})

t.test('wrong confident answers are shown first', async t => {
  const { exchanges } = judgeActing(nouls(acting(30, 2)), judging)
  t.same(exchanges.slice(0, 2), [30, 31])
})

t.test('permuting cases changes nothing where their number is fixed', async t => {
  const answers = nouls([...acting(90, 9, 'a'), ...acting(40, 4, 'b')])
  const verdict = judgeActing(answers, judging)
  for (let turn = 0; turn < 10; turn += 1) {
    t.same(judgeActing(shuffled(generatorOf(`${turn}`), answers), judging), verdict)
  }
})

t.test('more wrong answers never make a verdict better', async t => {
  const ranks = ['pass', 'inconclusive', 'fail']
  for (const total of [20, 40, 150]) {
    const outcomes = Array.from({ length: total + 1 }, (_, wrong) =>
      ranks.indexOf(judgeActing(nouls(acting(total - wrong, wrong)), judging).outcome),
    )
    t.same(
      outcomes,
      [...outcomes].sort((one, other) => one - other),
    )
  }
})

t.test(
  'a threshold too high for any number sought says so, and not that none reached it',
  async t => {
    const answers = nouls(repeated(300, { noul: 0.9995, isYes: true }))
    const { reason, next } = judgeActing(answers, { ...judging, threshold: 0.999 })
    t.equal(reason, 'few')
    t.match(next, /--margin: 0\.999 takes more than 3,000 such answers to show/)
    const none = judgeActing(nouls(repeated(9, { noul: 0.4, isYes: false })), judging)
    t.match(none.next, /^no answer of yes reached 0\.9, so that no number of cases is enough/)
  },
)

// Five answers to a state, all of them right or all wrong: as good as one.
const inStates = (states: number, wrong: number) =>
  nouls(
    Array.from({ length: 5 * states }, (_, at) => {
      const state = Math.floor(at / 5)
      return { noul: 0.95, isYes: state >= wrong, cluster: `state ${state}` }
    }),
  )

t.test(
  'counts that would decide are those of states where answers come five to a state',
  async t => {
    const { outcome, margin, next } = judgeActing(inStates(60, 2), judging, 'C1.own')
    t.equal(outcome, 'inconclusive')
    t.equal(margin, 'passes up to 9 wrong of 300, fails from 53; 10 were (at this design effect)')
    t.match(next, /if it stays at 0\.967, about \d+ cases decide/)
  },
)
