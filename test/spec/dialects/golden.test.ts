import t from 'tap'
import type { Asked } from '../../../spec/asked.ts'
import { dialectOf } from '../../../spec/dialects.ts'
import type { JsonObject } from '../../../spec/json-object.ts'
import { about, answers, asked, received } from './asking.ts'

const noul = { type: 'noul', instructions: 'Is it red?' }
const team = { type: 'choice', instructions: 'Whose?', criteria: { ui: 'Screens.', db: 'Tables.' } }
const bad = { type: 'score', instructions: 'How bad?', criteria: ['fine', 'bad', 'worse'] }
const map = { state: 'The build is red.', questions: { red: noul, team, bad } }
const legend = { 0: 'fine', 1: 'bad', 2: 'worse' }
const spread = { ui: 0.1, db: 0.9 }
const levels = { 0: 0, 1: 0.8, 2: 0.2 }
const red = { type: 'noul', noul: 0.64 }

const typesafe = {
  red,
  team: { type: 'choice', choice: 'db', confidence: 0.8, probabilities: spread },
  bad: { type: 'score', score: 1.2, confidence: 0.7, legend, probabilities: levels },
}

const list = {
  model: 'gpt-6-luna',
  input: 'The build is red.',
  questions: [
    { type: 'predicate', name: 'red', instructions: 'Is it red?' },
    {
      type: 'choice',
      name: 'team',
      instructions: 'Whose?',
      choices: [
        { value: 'ui', description: 'Screens.' },
        { value: 'db', description: 'Tables.' },
      ],
    },
    {
      type: 'score',
      name: 'bad',
      instructions: 'How bad?',
      levels: [{ label: 'fine' }, { label: 'bad' }, { label: 'worse' }],
    },
  ],
}

const listed = [
  { type: 'predicate', name: 'red', probability: 0.64 },
  {
    type: 'choice',
    name: 'team',
    choice: 'db',
    confidence: 0.8,
    probabilities: [
      { value: 'ui', probability: 0.1 },
      { value: 'db', probability: 0.9 },
    ],
  },
  {
    type: 'score',
    name: 'bad',
    score: 1.2,
    confidence: 0.7,
    probabilities: [
      { value: 0, label: 'fine', probability: 0 },
      { value: 1, label: 'bad', probability: 0.8 },
      { value: 2, label: 'worse', probability: 0.2 },
    ],
  },
]

type Golden = { readonly request: JsonObject; readonly response: JsonObject }

const golden: Readonly<Record<string, Golden>> = {
  'chalk-1': {
    request: { protocol: 1, ...map },
    response: { model: 'fake-decider', answers },
  },
  strands: {
    request: { model: 'strands-decider-latest', ...map },
    response: {
      model: 'strands-decider-2B-hobson-v19',
      answers: { ...typesafe, bad: { ...typesafe.bad, confidence: 0.6 } },
      usage: { input_tokens: 61, output_tokens: 3 },
      latency_ms: 66.6,
    },
  },
  typesafe: {
    request: { model: 'jev-latest', ...map },
    response: {
      model: 'jev-1.13.0',
      answers: typesafe,
      usage: { input_tokens: 61, output_tokens: 72 },
    },
  },
  openrouter: {
    request: { model: 'typesafe/jev', ...map },
    response: {
      id: 'gen-0123456789abcdef',
      provider: 'Fake',
      model: 'typesafe/jev',
      answers: typesafe,
      usage: { input_tokens: 61, output_tokens: 3, cost: 0.0000064 },
    },
  },
  openai: {
    request: list,
    response: {
      model: 'gpt-6-luna',
      answers: listed,
      usage: {
        input_tokens: 61,
        input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
        output_tokens: 0,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 61,
      },
    },
  },
  decisions: {
    request: { model: 'decider', ...map },
    response: {
      model: 'decider',
      answers: typesafe,
      usage: { input_tokens: 61, output_tokens: 3 },
    },
  },
}

function dialect(id: string) {
  const found = dialectOf(id)
  if (found === undefined) throw new Error(`there is no dialect ${id}`)
  return found
}

for (const [id, { request, response }] of Object.entries(golden)) {
  t.test(`a request of ${id} is written as its clients write it`, async t => {
    t.strictSame(dialect(id).ask(asked), request)
  })

  t.test(`a response of ${id} is written as its deciders write it`, async t => {
    const written = dialect(id).write(answers, received(dialect(id)), about)
    t.equal(written.status, 200)
    t.strictSame(written.body, response)
  })
}

const near = (expected: number) => (given: unknown) => Math.abs(Number(given) - expected) < 1e-4

/** Gives what Wald answers to `asked`, with the body's `effort`. */
function waldAnswers(effort?: string) {
  const wald = dialect('wald')
  const whole: Asked = { ...asked, body: { ...wald.ask(asked), effort } }
  return Object(wald.write(answers, whole, about).body)
}

t.test(
  'a noul of wald has a mode, two distributions and the larger probability as confidence',
  async t => {
    const { red: answer } = waldAnswers('none').answers
    const { probabilities_t1: raw, ...rest } = answer
    const probabilities = { false: 0.36, true: 0.64 }
    t.strictSame(rest, { type: 'noul', mode: 'A', probabilities, noul: 0.64, confidence: 0.64 })
    // 0.64 squared against 0.36 squared: the temperature of a noul is 2.
    t.ok(near(0.7596)(raw.true) && near(0.2404)(raw.false), raw)
  },
)

t.test('a score of wald has no legend', async t => {
  const { bad: answer } = waldAnswers('none').answers
  t.strictSame(Object.keys(answer).sort(), [
    ...['confidence', 'mode', 'probabilities', 'probabilities_t1', 'score', 'type'],
  ])
  t.equal(answer.confidence, 0.8)
})

for (const [effort, modes, tokens] of [
  ['none', 'AAA', 0],
  ['auto', 'AAA', 0],
  ['always', 'BBB', 288],
] as const) {
  t.test(`wald with effort ${effort} reads in the modes ${modes}`, async t => {
    const { answers: given, usage } = waldAnswers(effort)
    t.equal([given.red.mode, given.team.mode, given.bad.mode].join(''), modes)
    t.equal(usage.output_tokens, tokens)
  })
}

t.test('wald reads more than 26 options in groups', async t => {
  const options = Array.from({ length: 27 }, (_, index) => [`option ${index}`, ''] as const)
  const criteria = Object.fromEntries(options)
  const one: Asked = {
    ...asked,
    questions: { q: { type: 'choice', instructions: 'Which?', criteria } },
  }
  const given = { q: { type: 'choice', choice: 'option 3', confidence: 0.9 } }
  const { answers: written } = Object(dialect('wald').write(given, one, about).body)
  t.match(written.q, { mode: 'K', choice: 'option 3', confidence: 0.9 })
  t.ok(near(0.9)(written.q.probabilities['option 3']))
})
