import t from 'tap'
import type { PlannedCase } from '../../../conformance/calibration/planned-case.ts'
import { confidenceOf } from '../../../spec/confidence.ts'
import { generatorOf } from '../../../spec/generator.ts'
import {
  answerOf,
  measured,
  perfect,
  planned as planOf,
  sharpened,
  verdictOf,
} from './simulated.ts'

const plan = planOf({ level: 'standard', seed: 'tuesday', own: null })
const quick = planOf({ level: 'quick', seed: 'tuesday', own: null })

t.test('a decider that knows every posterior passes everything', async t => {
  const { verdicts } = await measured(plan, perfect)
  t.same(
    verdicts.filter(({ outcome }) => outcome !== 'pass'),
    [],
  )
  t.same(
    verdicts.map(({ id }) => id),
    'C0 C1 C1.both C2.noul C2.choice C2.score C3 C4 C6.choice C6.score C7'.split(' '),
  )
})

t.test('a decider that doubles its logits fails C2', async t => {
  const record = await measured(plan, planned => answerOf(planned, sharpened(planned.truth, 2)))
  const { outcome, lower, next } = verdictOf(record, 'C2.noul')
  t.equal(outcome, 'fail')
  t.ok((lower ?? 0) > 0.05)
  t.match(next, /divide its logits by (1\.[89]|2\.0)/)
})

t.test('a decider that halves its logits is warned of, and does not fail C2', async t => {
  const record = await measured(plan, planned => answerOf(planned, sharpened(planned.truth, 0.5)))
  t.equal(verdictOf(record, 'C2.noul').outcome, 'warn')
})

t.test('one that states the base rate is open in C1 and warned of in C7', async t => {
  const even = ({ truth }: PlannedCase) => truth.map(() => 1 / truth.length)
  const record = await measured(plan, planned => answerOf(planned, even(planned)))
  t.same([verdictOf(record, 'C1').outcome, verdictOf(record, 'C1').reason], ['inconclusive', 'few'])
  t.equal(verdictOf(record, 'C7').outcome, 'warn')
  t.same(
    record.verdicts.filter(({ outcome }) => outcome === 'fail'),
    [],
  )
})

t.test('one that is sure and wrong fails C1, C3 and C4, and shows its worst answers', async t => {
  const next = generatorOf('coin')
  const record = await measured(plan, planned =>
    next() < 0.7 ? perfect(planned) : answerOf(planned, [...planned.truth].reverse()),
  )
  for (const id of ['C1', 'C3', 'C4']) t.equal(verdictOf(record, id).outcome, 'fail', id)
  t.ok(verdictOf(record, 'C1').exchanges.length === 10)
})

t.test('one family that is overconfident fails C2 though the pool passes', async t => {
  const record = await measured(plan, planned =>
    planned.family === 'unknowable-noul' ? answerOf(planned, [0.1, 0.9]) : perfect(planned),
  )
  const { outcome, estimate, says } = verdictOf(record, 'C2.noul')
  t.equal(outcome, 'fail')
  t.ok((estimate ?? 1) < 0.05)
  t.match(says, /overconfident in unknowable-noul/)
})

t.test('one family that is poor at arithmetic is warned of', async t => {
  const record = await measured(plan, planned =>
    planned.family === 'sensors' ? answerOf(planned, [0.02, 0.98]) : perfect(planned),
  )
  t.equal(verdictOf(record, 'C2.noul').outcome, 'warn')
})

t.test('one family of labels that is sure and wrong fails C3', async t => {
  const record = await measured(plan, planned =>
    planned.family === 'dates' ? answerOf(planned, [0.2, 0.8]) : perfect(planned),
  )
  t.match(verdictOf(record, 'C3').says, /overconfident in dates/)
})

t.test('the formula of a confidence is named', async t => {
  const record = await measured(plan, planned => {
    const answer = answerOf(planned, planned.truth)
    const confidence = confidenceOf('normalised', planned.truth)
    return planned.question.type === 'choice' ? { ...answer, confidence } : answer
  })
  const made = (id: string) => verdictOf(record, id).facts.find(({ label }) => label === 'made by')
  t.match(made('C6.choice')?.value, /^\(K times the largest/)
  t.match(made('C6.score')?.value, /^the largest probability/)
})

t.test('a confidence of its own kind is unknown, and fails where it states too much', async t => {
  const record = await measured(plan, planned =>
    planned.question.type === 'noul'
      ? perfect(planned)
      : { ...answerOf(planned, planned.truth), confidence: 0.99 },
  )
  const { outcome, facts } = verdictOf(record, 'C6.choice')
  t.equal(outcome, 'fail')
  t.match(facts, [{ label: 'made by', value: 'unknown' }])
})

t.test('C2 does not pass on the few answers that state probabilities', async t => {
  let choices = 0
  const record = await measured(plan, planned => {
    if (planned.question.type !== 'choice') return perfect(planned)
    choices += 1
    const answer = answerOf(planned, planned.truth)
    return choices % 2 === 0 ? answer : { ...answer, probabilities: undefined }
  })
  const { outcome, reason, says, count } = verdictOf(record, 'C2.choice')
  t.same([outcome, reason], ['inconclusive', 'coverage'])
  t.match(
    says,
    /^Only 30 of 60 answers state probabilities that add up to 1; those are off by 0\.000/,
  )
  t.ok(count <= 30, String(count))
})

t.test('without probabilities C2 of choices is not tested, and C6 is judged', async t => {
  const record = await measured(plan, planned => ({
    ...answerOf(planned, planned.truth),
    probabilities: undefined,
  }))
  t.equal(verdictOf(record, 'C2.choice').outcome, 'not-tested')
  t.equal(verdictOf(record, 'C6.choice').outcome, 'pass')
})

t.test('at quick the error is never given without its number and what noise shows', async t => {
  const record = await measured(quick, perfect)
  const labels = verdictOf(record, 'C3').facts.map(({ label }) => label)
  t.match(
    labels.join('; '),
    /error before correction; noise alone would show; test of its errors \(Spiegelhalter Z\)/,
  )
})

t.test('populations and types have views of their own', async t => {
  const { views } = await measured(plan, perfect)
  t.same(views.map(({ id }) => id).sort(), [
    'choice.exact',
    'noul.exact',
    'noul.hard',
    'score.exact',
  ])
  for (const { id, count, histogram } of views) {
    t.equal(
      histogram.reduce((sum, bar) => sum + bar.count, 0),
      count,
      id,
    )
  }
})
