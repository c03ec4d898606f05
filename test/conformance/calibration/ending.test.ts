import t from 'tap'
import type { MeasureEnd } from '../../../conformance/measuring.ts'
import {
  answerOf,
  type Decider,
  measured,
  perfect,
  planned as planOf,
  verdictOf,
} from './simulated.ts'

const plan = planOf({ level: 'standard', seed: 'tuesday', own: null })
const quick = planOf({ level: 'quick', seed: 'tuesday', own: null })

/** Answers otherwise to the first `count` of every hundred questions. */
const sometimes = (count: number, other: Decider): Decider => {
  let asked = 0
  return planned => {
    asked += 1
    return asked % 100 < count ? other(planned) : perfect(planned)
  }
}

for (const reason of ['lost', 'budget', 'interrupted'] as const) {
  t.test(`what was measured before the end is kept, and judged open: ${reason}`, async t => {
    const end: MeasureEnd = { reason, says: 'that was all.' }
    const record = await measured(quick, perfect, { stop: { after: 100, end } })
    t.equal(record.answers.length, 100)
    t.same(record.sent.requests, 100)
    t.same(record.ended, end)
    const { outcome, estimate, says } = verdictOf(record, 'C1')
    t.same([outcome, estimate], ['inconclusive', 1])
    t.match(says, /Asking ended after \d+ of 120 cases: that was all\. So far: /)
    t.same(
      record.verdicts.filter(verdict => verdict.outcome === 'fail'),
      [],
    )
  })
}

t.test('a run that ends before its first answer is open everywhere', async t => {
  const end: MeasureEnd = { reason: 'lost', says: 'the server is gone.' }
  const { verdicts, views } = await measured(quick, perfect, { stop: { after: 0, end } })
  t.same(
    verdicts.filter(({ outcome }) => outcome !== 'inconclusive' && outcome !== 'not-tested'),
    [],
  )
  t.same(views, [])
})

t.test('requests under way at the end still count', async t => {
  const end: MeasureEnd = { reason: 'budget', says: 'that was all.' }
  const record = await measured(quick, perfect, { parallel: 4, stop: { after: 50, end } })
  t.equal(record.answers.length, 50)
})

t.test('several at once give what one after the other gives', async t => {
  const [one, four] = [
    await measured(quick, perfect),
    await measured(quick, perfect, { parallel: 4 }),
  ]
  t.same(four.verdicts, one.verdicts)
})

t.test('3% without an answer are unknown and never wrong', async t => {
  const record = await measured(
    quick,
    sometimes(3, () => undefined),
  )
  t.equal(verdictOf(record, 'C0').outcome, 'pass')
  t.equal(verdictOf(record, 'C1').estimate, 1)
})

t.test('8% without an answer leave every verdict open for coverage', async t => {
  const { verdicts } = await measured(
    quick,
    sometimes(8, () => undefined),
  )
  t.same(
    [...new Set(verdicts.map(({ outcome, reason }) => `${outcome} ${reason}`))],
    ['inconclusive coverage'],
  )
})

const unusable: Readonly<Record<string, Decider>> = {
  'out of range': () => ({ type: 'noul', noul: 1.2, confidence: 2 }),
  NaN: ({ key }) => `{"answers": {"${key}": {"type": "noul", "noul": NaN}}}`,
  'of another type': () => ({ type: 'guess', noul: 0.5 }),
  'a text': () => ({ type: 'noul', noul: '0.5' }),
}

for (const [what, decider] of Object.entries(unusable)) {
  t.test(`8% of answers ${what} are of no use, and counted`, async t => {
    const record = await measured(quick, sometimes(8, decider))
    t.equal(verdictOf(record, 'C1').reason, 'coverage')
    t.match(verdictOf(record, 'C0').facts[0]?.value, /^180, 16\d, 1\d$/)
  })
}

t.test('a refused question is unknown', async t => {
  const record = await measured(
    quick,
    sometimes(2, () => ({ status: 500 })),
  )
  t.match(verdictOf(record, 'C0').facts[0]?.value, /, 0$/)
})

t.test('a model that changes in between is a warning and no failure', async t => {
  let asked = 0
  const record = await measured(plan, planned => {
    asked += 1
    const [no = 0, yes = 0] = planned.truth
    const isLate = asked > 860 && planned.question.type === 'noul'
    return isLate ? answerOf(planned, [0.9 * no + 0.05, 0.9 * yes + 0.05]) : perfect(planned)
  })
  const { outcome, says } = verdictOf(record, 'C0')
  t.equal(outcome, 'warn')
  t.match(says, /answered otherwise at the end: the model changed, or its answers vary/)
})

t.test('two names of models are told as such', async t => {
  const { guardByCanaries } = await import('../../../conformance/calibration/canary-guard.ts')
  const asked = plan.cases.slice(0, 2).map((planned, at) => ({
    ...{ planned, exchange: at, model: `m${at}`, outcome: 'unknown' as const, answer: null },
  }))
  t.equal(guardByCanaries(asked).change, 'more than one model answered')
  t.equal(guardByCanaries(asked.slice(1)).change, null)
})

t.test('a server that dies is lost, and no server that leaves questions out', async t => {
  const end = { reason: 'lost', says: 'It is gone.' } as const
  const record = await measured(
    quick,
    sometimes(2, () => undefined),
    { stop: { after: 20, end } },
  )
  for (const id of ['C0', 'C1', 'C2.choice', 'C6.choice']) {
    t.equal(verdictOf(record, id).reason, 'lost', id)
  }
})

t.test('nothing is said of probabilities where nothing was answered', async t => {
  const record = await measured(quick, () => undefined)
  for (const id of ['C2.noul', 'C2.choice', 'C2.score']) {
    const { outcome, reason, says } = verdictOf(record, id)
    t.same([outcome, reason], ['inconclusive', 'coverage'], id)
    t.notMatch(says, /states no probabilities/)
  }
})

t.test('progress counts up to the total', async t => {
  const { measureCalibration } = await import('../../../conformance/calibration/measure.ts')
  const { simulated } = await import('./simulated.ts')
  const steps = measureCalibration(quick, simulated(quick, perfect), {
    threshold: 0.9,
    margin: 0,
    parallel: 1,
  })
  const seen: number[] = []
  for await (const { done, total } of steps) {
    seen.push(done)
    t.equal(total, 180)
  }
  t.same(
    seen,
    [...Array(180).keys()].map(at => at + 1),
  )
})
