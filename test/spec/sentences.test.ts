import t from 'tap'
import { type Described, findingsOf } from '../../spec/findings.ts'
import { sentence } from '../../spec/sentences.ts'

const asked = (question: unknown) => ({ protocol: 1, state: 'x', questions: { q: question } })
const answered = (answer: unknown) => ({ model: 'x', answers: { q: answer } })
const vector = { object: 'embedding', index: 0, embedding: Array(384).fill(0.05) }
const list = (embedding: unknown) => ({ object: 'list', model: 'x', data: [embedding] })

type Golden = readonly [described: Described, value: unknown, ...sentences: string[]]

const golden: readonly Golden[] = [
  ['request', null, 'the body: expected an object, got null'],
  ['request', [1, 2], 'the body: expected an object, got an array of 2'],
  [
    'request',
    {},
    '/state: expected a value, got nothing',
    '/questions: expected a value, got nothing',
  ],
  [
    'request',
    { state: '', questions: {} },
    '/state: expected a string that is not empty, got ""',
    '/questions: expected an object with at least 1 question, got 0',
  ],
  [
    'request',
    asked({ type: 'maybe' }),
    '/questions/q/type: expected noul, choice or score, got "maybe"',
  ],
  ['request', asked({}), '/questions/q/type: expected a value, got nothing'],
  ['request', asked({ type: 1 }), '/questions/q/type: expected noul, choice or score, got 1'],
  ['request', asked(null), '/questions/q: expected an object, got null'],
  [
    'request',
    asked({ type: 'noul', instructions: 'x', criteria: { true: 1 } }),
    '/questions/q/criteria/true: expected a string, got 1',
  ],
  [
    'request',
    asked({ type: 'choice', instructions: 'x', criteria: { tea: 'leaves' } }),
    '/questions/q/criteria: expected an object with at least 2 options, got 1',
  ],
  [
    'request',
    asked({ type: 'choice', instructions: 'x', criteria: ['tea', 'soup'] }),
    '/questions/q/criteria: expected an object, got an array of 2',
  ],
  [
    'request',
    asked({ type: 'score', instructions: 'x', criteria: ['low'] }),
    '/questions/q/criteria: expected an array of at least 2 levels, got 1',
  ],
  [
    'request',
    asked({ type: 'score', instructions: 'x', criteria: Array(11).fill('x') }),
    '/questions/q/criteria: expected an array of at most 10 levels, got 11',
  ],
  ['response', { model: 'x' }, '/answers: expected a value, got nothing'],
  ['response', { protocol: 2, model: 'x', answers: {} }, '/protocol: expected 1, got 2'],
  ['response', answered(null), '/answers/q: expected an object, got null'],
  [
    'response',
    answered({ type: 'noul', noul: 1.2 }),
    '/answers/q/noul: expected a number of at most 1, got 1.2',
  ],
  [
    'response',
    answered({ type: 'noul', noul: '0.5' }),
    '/answers/q/noul: expected a number, got "0.5"',
  ],
  [
    'response',
    JSON.parse('{"model":"x","answers":{"q":{"type":"noul","noul":1e400}}}'),
    '/answers/q/noul: expected a number, got Infinity',
  ],
  [
    'response',
    answered({ type: 'score', score: -1, confidence: 1 }),
    '/answers/q/score: expected a number of at least 0, got -1',
  ],
  ['health', { status: true }, '/status: expected a string, got true'],
  ['health', { status: 'ok', dimensions: 1.5 }, '/dimensions: expected a whole number, got 1.5'],
  [
    'embeddingRequest',
    { input: [], model: 'x' },
    '/input: expected an array of at least 1 text, got 0',
  ],
  [
    'embeddingResponse',
    list({ ...vector, embedding: [1] }),
    '/data/0/embedding: expected an array of at least 384 numbers, got 1',
  ],
  ['embeddingResponse', { ...list(vector), object: 'x' }, '/object: expected "list", got "x"'],
  ['errorBody', 'no', 'the body: expected an object, got "no"'],
]

for (const [described, value, ...sentences] of golden) {
  t.test(`${described}: ${sentences[0]}`, async t => {
    t.same(findingsOf(described, value).map(sentence), sentences)
  })
}

t.test('a key with a slash or a tilde is escaped in the pointer and still found', async t => {
  const [finding] = findingsOf('response', { model: 'x', answers: { 'a/b~c': 7 } })
  t.same(finding, { at: '/answers/a~1b~0c', expected: 'an object', actual: '7' })
})

t.test('long text is cut, between characters', async t => {
  const [finding] = findingsOf('question', '🙂'.repeat(50))
  t.equal(finding?.actual, `"${'🙂'.repeat(40)}" and more`)
})

t.test('an invisible character is written as its number', async t => {
  const [finding] = findingsOf('question', '\ufeff{}')
  t.equal(finding?.actual, '"\\u{feff}{}"')
})

t.test('at most 20 findings are given', async t => {
  const answers = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`q${index}`, null]))
  t.equal(findingsOf('response', { model: 'x', answers }).length, 20)
})
