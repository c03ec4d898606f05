import fc from 'fast-check'
import t from 'tap'
import { answer } from '../../../fake/answer.ts'
import { answerBy } from '../../../fake/script/answer.ts'
import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'
import type { Question } from '../../../spec/nouns.ts'
import { readAnswer } from '../../../spec/reading.ts'
import { isAnswer } from '../../../spec/validate.ts'
import { choice, noul, score } from './scripts.ts'

const runs = { seed: 7, numRuns: 1500 }
const CLOSE = 1e-9

const name = fc.constantFrom('tea', 'soup', '__proto__', '0', 'none', 'é', '\ud83d\ude00')
const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  fc.constant(noul),
  fc
    .uniqueArray(name, { minLength: 2, maxLength: 7 })
    .map(names => choice(Object.fromEntries(names.map(each => [each, `means ${each}`])))),
  fc
    .integer({ min: 2, max: 10 })
    .map(count => score(Array.from({ length: count }, (_, i) => `${i}`))),
)

const share = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 0.1, 0.5, 0.89949, 0.9, 1),
)

const outcomesOf = ({ type, criteria }: Question): string[] =>
  type === 'noul' ? [] : Object.keys(criteria)

/** A distribution over the outcomes of a question. */
const spreadOver = (keys: readonly string[]) =>
  fc
    .array(fc.integer({ min: 0, max: 50 }), { minLength: keys.length, maxLength: keys.length })
    .map(weights => {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      const even = 1 / keys.length
      return Object.fromEntries(
        keys.map((key, index) => [key, sum === 0 ? even : (weights[index] ?? 0) / sum]),
      )
    })

/** A question, any of the fields an answer to it can have, each in its range, and what a conforming fake would say. */
const given = anyQuestion.chain(question => {
  const keys = outcomesOf(question)
  const { type } = question
  const fields: Record<string, fc.Arbitrary<unknown>> = { note: fc.constant('kept') }
  if (type === 'noul') fields['noul'] = share
  else fields['confidence'] = share
  if (type !== 'noul') fields['probabilities'] = spreadOver(keys)
  if (type === 'choice') fields['choice'] = fc.constantFrom(...keys)
  if (type === 'score') {
    fields['score'] = fc.double({ min: 0, max: keys.length - 1, noNaN: true })
  }
  const names = Object.keys(fields)
  return fc.record({
    question: fc.constant(question),
    fields: fc
      .tuple(fc.record(fields), fc.subarray(names))
      .map(
        ([all, kept]): JsonObject =>
          Object.fromEntries(Object.entries(all).filter(([field]) => kept.includes(field))),
      ),
    fallback: fc.option(
      fc.string().map(seed => answer(question, 'state', seed)),
      { nil: undefined },
    ),
  })
})

/** Completes fields and says what is wrong with the answer, as a text that names it, or null. */
function wrongWith({ question, fields, fallback }: Given): string | null {
  const made = answerBy({ form: 'fields', fields }, question, fallback)
  const shown = JSON.stringify({ question, fields, fallback, made })
  if (!isAnswer(made) || !isObject(made)) return `no answer: ${shown}`
  if (readAnswer(question, made).reads === 'unknown') return `unreadable: ${shown}`
  const changed = Object.entries(fields).find(([field, value]) => ownValue(made, field) !== value)
  if (changed !== undefined) return `${changed[0]} does not stand as given: ${shown}`
  const wrong = question.type === 'noul' ? null : inconsistency(question, fields, made)
  return wrong === null ? null : `${wrong}: ${shown}`
}

type Given = {
  readonly question: Question
  readonly fields: JsonObject
  readonly fallback: JsonObject | undefined
}

/** Says which two figures of an answer do not agree though its given fields could. */
function inconsistency(question: Question, fields: JsonObject, made: JsonObject): string | null {
  const keys = outcomesOf(question)
  const spread = keys.map(key => Number(ownValue(made['probabilities'], key)))
  const [sum, largest] = [spread.reduce((a, b) => a + b, 0), Math.max(...spread)]
  if (!(Math.abs(sum - 1) < CLOSE)) return `the probabilities add up to ${sum}`
  const isGiven = (field: string) => Object.hasOwn(fields, field)
  const isFree = !isGiven('probabilities')
  const confidence = Number(made['confidence'])
  const canPeak = !isGiven('score') && confidence * keys.length >= 1
  const agrees = isFree ? canPeak || !isGiven('confidence') : !isGiven('confidence')
  if (agrees && Math.abs(confidence - largest) > CLOSE) return 'the confidence is not the largest'
  if (question.type === 'choice' && (isFree || !isGiven('choice'))) {
    const own = Number(ownValue(made['probabilities'], String(made['choice'])))
    if (own < largest - CLOSE) return 'an option has a higher probability than the choice'
  }
  const mean = spread.reduce((total, p, level) => total + p * level, 0)
  const follows = question.type === 'score' && (isFree || !isGiven('score'))
  return follows && Math.abs(mean - Number(made['score'])) > CLOSE ? `the mean is ${mean}` : null
}

t.test('whatever fields are given, the whole answer is valid and its figures agree', async t => {
  fc.assert(
    fc.property(given, all => {
      const wrong = wrongWith(all)
      if (wrong !== null) throw new Error(wrong)
    }),
    runs,
  )
  t.equal(wrongWith({ question: noul, fields: {}, fallback: undefined }), null)
})

t.test('a score and a confidence that some distribution has get one that has both', async t => {
  const levels = fc.integer({ min: 2, max: 10 }).chain(count => {
    const question = score(Array.from({ length: count }, (_, index) => `${index}`))
    return fc.tuple(fc.constant(question), spreadOver(outcomesOf(question)))
  })
  const meanOf = (spread: readonly number[]) => spread.reduce((sum, p, level) => sum + p * level, 0)
  fc.assert(
    fc.property(levels, ([question, source]) => {
      const [real, count] = [Object.values(source), Object.keys(source).length]
      const fields = { score: Math.min(meanOf(real), count - 1), confidence: Math.max(...real) }
      const made = answerBy({ form: 'fields', fields }, question, undefined)
      const spread = Object.values(Object(ownValue(made, 'probabilities'))).map(Number)
      t.ok(Math.abs(Math.max(...spread) - fields.confidence) < CLOSE, JSON.stringify(made))
      t.ok(Math.abs(meanOf(spread) - fields.score) < CLOSE, JSON.stringify(made))
    }),
    { seed: 8, numRuns: 500 },
  )
})

t.test('a form answers where the fake itself would not', async t => {
  const forms = [
    { form: 'number', value: 0.7 },
    { form: 'option', value: 'tea' },
    { form: 'fields', fields: {} },
    { form: 'exactly', value: { type: 'noul', noul: 1 } },
  ] as const
  for (const question of [noul, choice({ tea: 'Leaves.', soup: 'Broth.' }), score(['a', 'b'])]) {
    for (const form of forms) t.ok(isAnswer(answerBy(form, question, undefined)), form.form)
  }
})

t.test('yes and no are the sides of a noul, as true and false are', async t => {
  for (const before of [0.2, 0.7]) {
    const fallback = { type: 'noul', noul: before }
    const sideOf = (value: string) => answerBy({ form: 'option', value }, noul, fallback)
    const likely = Math.max(before, 1 - before)
    for (const yes of ['yes', 'true']) t.same(sideOf(yes), { type: 'noul', noul: likely })
    for (const no of ['no', 'false']) {
      t.match(sideOf(no), { type: 'noul', noul: Number((1 - likely).toFixed(12)) })
    }
  }
})
