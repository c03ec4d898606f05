import t from 'tap'
import { effectOf } from '../../../fake/curl/effects.ts'
import { readScripted } from '../../../fake/curl/environment.ts'

const asked = {
  protocol: 1,
  state: 'The kettle whistles.',
  questions: { hot: { type: 'noul', instructions: 'Is the water hot?' } },
}

const call = {
  path: '/v1/systemone',
  body: Buffer.from(JSON.stringify(asked)),
  authorization: '',
  maxTime: 2000,
} as const

// Each takes away the first effect of the one before, so that the next one shows.
const order = [
  [
    { DOWN: '1', DELAY: '3', STATUS: '500', TOKEN: 't', ANSWERS: 'hot=0.9' },
    { until: 0, code: 7, says: 'Failed to connect: FAKE_DECIDER_DOWN is set' },
  ],
  [
    { DELAY: '3', STATUS: '500', TOKEN: 't', ANSWERS: 'hot=0.9' },
    { until: 2000, code: 28, says: 'Operation timed out after 2000 milliseconds' },
  ],
  [
    { DELAY: '2', STATUS: '500', TOKEN: 't', ANSWERS: 'hot=0.9' },
    { until: 2000, reply: { status: 500, body: '{"error":"scripted"}' } },
  ],
  [
    { DELAY: '.5', TOKEN: 't', ANSWERS: 'hot=0.9' },
    { until: 500, reply: { status: 401, body: '{"error":"unauthorized"}' } },
  ],
  [
    { ANSWERS: 'hot=0.9' },
    {
      until: 0,
      reply: {
        status: 200,
        body: '{"model":"fake-decider","answers":{"hot":{"type":"noul","noul":0.9}},"latency_ms":1}',
      },
    },
  ],
] as const

for (const [variables, expected] of order) {
  t.test(`${Object.keys(variables).join(', ')}: the first of them comes first`, async t => {
    const named = Object.entries(variables).map(([name, value]) => [`FAKE_DECIDER_${name}`, value])
    t.same(effectOf(call, readScripted(Object.fromEntries(named))), expected)
  })
}

const question = asked.questions.hot
const requests = [
  ['what the protocol asks for', {}, 200],
  ['fields nobody knows', { temperature: 0 }, 200],
  ['protocol 1.0', { protocol: 1.0 }, 200],
  ['protocol "1"', { protocol: '1' }, 422],
  ['protocol 2', { protocol: 2 }, 422],
  ['no protocol', { protocol: undefined }, 422],
  ['an empty state', { state: '' }, 422],
  ['a state that is no text', { state: ['a'] }, 422],
  ['no questions', { questions: {} }, 422],
  ['questions in a list', { questions: [question] }, 422],
  ['a question that is a text', { questions: { hot: 'Is it?' } }, 422],
  ['no instructions', { questions: { hot: { type: 'noul' } } }, 422],
  ['empty instructions', { questions: { hot: { ...question, instructions: '' } } }, 200],
  ['an unknown type', { questions: { hot: { ...question, type: 'rank' } } }, 422],
  ['criteria null of a noul', { questions: { hot: { ...question, criteria: null } } }, 200],
  ['any criteria of a noul', { questions: { hot: { ...question, criteria: { a: 1 } } } }, 200],
  ['criteria of a noul in a list', { questions: { hot: { ...question, criteria: [] } } }, 422],
  ['one option', { questions: { hot: { ...question, type: 'choice', criteria: { a: '' } } } }, 422],
  [
    'options without words',
    { questions: { hot: { ...question, type: 'choice', criteria: { a: null, b: 1 } } } },
    200,
  ],
  ['no options', { questions: { hot: { ...question, type: 'choice' } } }, 422],
  ['one level', { questions: { hot: { ...question, type: 'score', criteria: ['a'] } } }, 422],
  [
    '40 levels',
    { questions: { hot: { ...question, type: 'score', criteria: Array(40).fill('a') } } },
    200,
  ],
  [
    'levels by name',
    { questions: { hot: { ...question, type: 'score', criteria: { a: '', b: '' } } } },
    422,
  ],
] as const

for (const [name, change, expected] of requests) {
  t.test(`a request with ${name} gets ${expected}`, async t => {
    const body = Buffer.from(JSON.stringify({ ...asked, ...change }))
    const effect = effectOf({ ...call, body }, readScripted({}))
    t.match(effect, { reply: { status: expected } })
  })
}
