import t from 'tap'
import { readCorpus } from '../../../conformance/corpus/user-corpus.ts'
import { answerOf, measured, perfect, planned as planOf, verdictOf } from './simulated.ts'

const noul = { type: 'noul', instructions: 'Is it stuck?' }
const choice = { type: 'choice', instructions: 'Which?', criteria: { a: 'A.', b: 'B.' } }

const planWith = (lines: readonly object[], level: 'quick' | 'certify' = 'quick') => {
  const bytes = Buffer.from(lines.map(line => JSON.stringify(line)).join('\n'))
  const own = { name: 'loops.jsonl', cases: readCorpus(bytes, 'loops.jsonl') }
  return planOf({ level, seed: 'tuesday', own })
}

const labelled = Array.from({ length: 80 }, (_, at) => ({
  state: `loop ${at}`,
  question: noul,
  label: at % 2 === 0,
}))

t.test('labelled cases of the user are judged apart by C1.own and C3.own', async t => {
  const record = await measured(planWith(labelled), perfect)
  t.equal(record.corpus.own, 'loops.jsonl')
  const { outcome, count } = verdictOf(record, 'C1.own')
  t.same([outcome, count], ['pass', 40])
  t.equal(verdictOf(record, 'C3.own').count, 80)
  t.equal(verdictOf(record, 'C1').count, 60)
  t.ok(record.views.some(({ id }) => id === 'noul.own'))
})

t.test('posteriors of the user are judged by C2.own', async t => {
  const lines = labelled.map(({ label: _, ...line }, at) => ({ ...line, posterior: at / 80 }))
  const record = await measured(planWith(lines), perfect)
  t.equal(verdictOf(record, 'C2.own').outcome, 'pass')
  t.notOk(record.verdicts.some(({ id }) => id === 'C1.own'))
})

t.test('overconfidence on cases of the user counts against C2.own', async t => {
  const lines = labelled.map(({ label: _, ...line }) => ({ ...line, posterior: 0.7 }))
  const record = await measured(planWith(lines), planned =>
    planned.role === 'own' ? { type: 'noul', noul: 0.95 } : perfect(planned),
  )
  t.equal(verdictOf(record, 'C2.own').outcome, 'fail')
})

t.test('choices of the user are judged by their confidence', async t => {
  const lines = labelled.map(({ label, ...line }) => ({
    ...line,
    question: choice,
    label: label ? 'a' : 'b',
  }))
  const record = await measured(planWith(lines), perfect)
  t.equal(verdictOf(record, 'C6.choice.own').outcome, 'pass')
})

t.test('questions about one state count as fewer', async t => {
  const lines = labelled.flatMap(({ state, label }) =>
    [1, 2, 3, 4, 5].map(turn => ({
      state: `${state}, turn ${turn}`,
      cluster: state,
      question: noul,
      label,
    })),
  )
  let asked = 0
  const record = await measured(planWith(lines), planned => {
    asked += 1
    const isWrong = planned.role === 'own' && /^loop [0-9] ?,/.test(planned.state)
    return isWrong ? { type: 'noul', noul: 0.95 } : perfect(planned)
  })
  t.ok(asked > 500)
  const effect = verdictOf(record, 'C1.own').facts.find(
    ({ label }) => label === 'answers of one state',
  )
  t.match(effect?.value, /design effect [3-5]\./)
})

t.test('the number is fixed for the user’s own cases at certify too', async t => {
  const record = await measured(planWith(labelled, 'certify'), perfect)
  t.match(verdictOf(record, 'C1.own').facts[0]?.value, /a number fixed before/)
  t.match(verdictOf(record, 'C1').facts[0]?.value, /evidence of 20 to 1/)
})

t.test('cases of the user that were never asked leave their verdicts open', async t => {
  const end = { reason: 'budget', says: 'that was all.' } as const
  const record = await measured(planWith(labelled), perfect, { stop: { after: 180, end } })
  t.same(
    [verdictOf(record, 'C1.own').outcome, verdictOf(record, 'C1.own').reason],
    ['inconclusive', 'budget'],
  )
  t.equal(verdictOf(record, 'C1').outcome, 'pass')
})

t.test('one case of the user passes nothing', async t => {
  const record = await measured(planWith(labelled.slice(0, 1)), perfect)
  for (const id of ['C1.own', 'C3.own']) {
    const { outcome, reason } = verdictOf(record, id)
    t.same([outcome, reason], ['inconclusive', 'few'], id)
  }
  t.match(verdictOf(record, 'C3.own').says, /about 1 state: too few to judge/)
})

t.test('many questions about two states certify nothing, and condemn nothing', async t => {
  const lines = Array.from({ length: 100 }, (_, at) => ({
    ...{ state: `turn ${at}`, cluster: `loop ${at % 2}`, question: noul },
    label: at > 1,
  }))
  const yes = (noul: number) => measured(planWith(lines), () => ({ type: 'noul', noul }))
  const sure = await yes(0.95)
  t.match(verdictOf(sure, 'C1.own'), { outcome: 'inconclusive', reason: 'few' })
  t.match(verdictOf(sure, 'C1.own').says, /98 of 100 .* they count as 2\.0, too few to judge/)
  t.match(verdictOf(sure, 'C3.own'), { outcome: 'inconclusive', reason: 'few' })
  t.match(verdictOf(await yes(0.2), 'C3.own'), { outcome: 'inconclusive', reason: 'few' })
})

t.test('overconfidence about one state fails nothing', async t => {
  const lines = Array.from({ length: 30 }, (_, at) => ({
    ...{ state: `turn ${at}`, cluster: 'loop', question: noul, posterior: 0.7 },
  }))
  const record = await measured(planWith(lines), () => ({ type: 'noul', noul: 0.95 }))
  t.match(verdictOf(record, 'C2.own'), { outcome: 'inconclusive', reason: 'few' })
  t.match(verdictOf(record, 'C2.own').next, /give at least 20 states/)
})

t.test('cases without a family are told as such', async t => {
  const wrong = (lines: readonly object[]) =>
    measured(planWith(lines), planned => answerOf(planned, [...planned.truth].reverse()))
  t.match(verdictOf(await wrong(labelled), 'C1.own').says, /too few in all of them 0 of 40\.$/)
  const named = labelled.map((line, at) => (at < 40 ? { ...line, family: 'mine' } : line))
  const { says } = verdictOf(await wrong(named), 'C1.own')
  t.match(says, /too few in those without a family 0 of 20, mine 0 of 20\.$/)
})

// Forty answers about two states: no law of a mean holds for two.
const twoStates = Array.from({ length: 40 }, (_, at) => ({
  state: `turn ${at}`,
  cluster: `loop ${at % 2}`,
}))

t.test('posteriors about two states fail no family', async t => {
  const yes = twoStates.map(line => ({ ...line, question: noul, posterior: 0.7 }))
  const over = await measured(planWith(yes), planned =>
    planned.role === 'own' ? { type: 'noul', noul: 0.95 } : perfect(planned),
  )
  const { outcome, reason } = verdictOf(over, 'C2.own')
  t.same([outcome, reason], ['inconclusive', 'few'])
})

t.test('confident choices about two states prove nothing, however many', async t => {
  const sure = twoStates.map(line => ({
    ...line,
    question: choice,
    posterior: { a: 0.97, b: 0.03 },
  }))
  const other = Array.from({ length: 30 }, (_, at) => ({
    state: `other ${at}`,
    question: choice,
    posterior: { a: 0.6, b: 0.4 },
  }))
  const { outcome, reason, says } = verdictOf(
    await measured(planWith([...sure, ...other]), perfect),
    'C6.choice.own',
  )
  t.same([outcome, reason], ['inconclusive', 'few'])
  t.match(says, /answers about 2 states reached the threshold: too few to judge/)
})
