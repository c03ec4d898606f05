import t from 'tap'
import { answerBy } from '../../../fake/script/answer.ts'
import type { JsonObject } from '../../../spec/json-object.ts'
import { choice, noul, score } from './scripts.ts'

const drink = choice({ tea: 'Leaves.', soup: 'Broth.', none: 'Nothing.' })
const loud = score(['silent', 'soft', 'loud'])
const fields = (given: JsonObject) => ({ form: 'fields', fields: given }) as const
const option = (value: string) => ({ form: 'option', value }) as const
const drinkAnswer = {
  type: 'choice',
  choice: 'tea',
  confidence: 0.6,
  probabilities: { tea: 0.6, soup: 0.3, none: 0.1 },
}

t.test('omit leaves the key out', async t => {
  t.equal(answerBy({ form: 'omit' }, noul, { type: 'noul', noul: 0.5 }), undefined)
})

t.test('exactly gives any value, null too', async t => {
  t.equal(answerBy({ form: 'exactly', value: null }, noul, undefined), null)
  t.same(answerBy({ form: 'exactly', value: [1] }, noul, undefined), [1])
})

t.test("a number answers as Chalk's own fake does", async t => {
  const number = { form: 'number', value: 0.7 } as const
  t.strictSame(answerBy(number, noul, undefined), { type: 'noul', noul: 0.7 })
  t.strictSame(answerBy(number, drink, drinkAnswer), {
    type: 'choice',
    choice: 'none',
    confidence: 0.7,
  })
  t.strictSame(answerBy(number, loud, undefined), { type: 'score', score: 0, confidence: 0.7 })
})

t.test('the first option of the alphabet goes by code points', async t => {
  // U+1F600 comes before U+FF5E in UTF-16 and after it by code points.
  const question = choice({ '\u{1f600}': 'Smile.', '\uff5e': 'Tilde.' })
  t.match(answerBy({ form: 'number', value: 1 }, question, undefined), { choice: '\uff5e' })
})

t.test('a number out of range stands as the script has it', async t => {
  t.same(answerBy({ form: 'number', value: 1.5 }, noul, undefined), { type: 'noul', noul: 1.5 })
})

t.test('an option takes the place of the one that would have been picked', async t => {
  t.strictSame(answerBy(option('none'), drink, drinkAnswer), {
    type: 'choice',
    choice: 'none',
    confidence: 0.6,
    probabilities: { tea: 0.1, soup: 0.3, none: 0.6 },
  })
})

t.test('an option without a fallback is picked at 0.9', async t => {
  t.strictSame(answerBy(option('soup'), drink, undefined), {
    type: 'choice',
    choice: 'soup',
    confidence: 0.9,
    probabilities: { tea: 0.05, soup: 0.9, none: 0.05 },
  })
})

t.test('a level is picked by its text or its number, true and false by their names', async t => {
  t.match(answerBy(option('loud'), loud, undefined), { type: 'score', score: 2 })
  t.match(answerBy(option('1'), loud, undefined), { type: 'score', score: 1 })
  t.same(answerBy(option('true'), noul, undefined), { type: 'noul', noul: 0.9 })
  t.same(answerBy(option('false'), noul, { type: 'noul', noul: 0.8 }), { type: 'noul', noul: 0.2 })
})

t.test('an option the question does not have is answered all the same', async t => {
  t.match(answerBy(option('coffee'), drink, drinkAnswer), { type: 'choice', choice: 'coffee' })
  t.match(answerBy(option('coffee'), noul, undefined), { type: 'choice', choice: 'coffee' })
})

t.test('a choice with a confidence gets probabilities with exactly that peak', async t => {
  const given = fields({ choice: 'soup', confidence: 0.89949 })
  t.strictSame(answerBy(given, drink, drinkAnswer), {
    type: 'choice',
    choice: 'soup',
    confidence: 0.89949,
    probabilities: { tea: 0.0753825, soup: 0.89949, none: 0.0251275 },
  })
})

t.test('probabilities decide choice, confidence and score', async t => {
  const probabilities = { '0': 0.1, '1': 0.2, '2': 0.7 }
  t.strictSame(answerBy(fields({ probabilities }), loud, undefined), {
    type: 'score',
    score: 1.6,
    confidence: 0.7,
    probabilities,
    legend: { '0': 'silent', '1': 'soft', '2': 'loud' },
  })
})

t.test('a score lies between the two levels around it', async t => {
  t.match(answerBy(fields({ score: 1.25 }), loud, undefined), {
    confidence: 0.75,
    probabilities: { '0': 0, '1': 0.75, '2': 0.25 },
  })
})

t.test('a field nobody knows is kept, and so is one that contradicts', async t => {
  const given = { choice: 'soup', probabilities: { tea: 1 }, 'x-note': [1] }
  t.match(answerBy(fields(given), drink, drinkAnswer), given)
})

t.test('fields of another type than the question are left alone', async t => {
  t.same(answerBy(fields({ type: 'choice' }), noul, { type: 'noul', noul: 1 }), { type: 'choice' })
})

t.test('a fallback without probabilities is given none', async t => {
  const fallback = { type: 'choice', choice: 'tea', confidence: 0.6, mode: 'fast' }
  t.strictSame(answerBy(fields({ choice: 'soup' }), drink, fallback), {
    ...fallback,
    choice: 'soup',
  })
})

t.test('a confidence alone keeps the side a yes-or-no question is on', async t => {
  t.match(answerBy(fields({ confidence: 0.9 }), noul, { type: 'noul', noul: 0.2 }), { noul: 0.1 })
  t.match(answerBy(fields({ confidence: 0.9 }), noul, { type: 'noul', noul: 0.7 }), { noul: 0.9 })
})
