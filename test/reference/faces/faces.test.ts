import t from 'tap'
import type { Decided, Decision } from '../../../reference/decider.ts'
import { faceOf } from '../../../reference/faces/face.ts'
import type { Asked } from '../../../spec/asked.ts'
import { confidenceOf } from '../../../spec/confidence.ts'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import { isAnswer, isResponse } from '../../../spec/validate.ts'

const asked: Asked = {
  state: 'User: book me a table for two at 7pm tomorrow near the office',
  text: '',
  questions: {
    tool: {
      type: 'choice',
      instructions: 'Which tool should the agent call next?',
      criteria: { restaurant_search: 'Search', calendar_create: 'Create', ask_user: 'Ask' },
    },
    enough_info: { type: 'noul', instructions: 'Is the request specific enough?' },
    urgency: { type: 'score', instructions: 'How urgent?', criteria: ['low', 'middle', 'high'] },
  },
}

const held = (calibrated: readonly number[], raw: readonly number[], mode: 'A' | 'B'): Decided => {
  return { calibrated, raw, mode }
}

// The figures of Wald's own page.
const decision: Decision = {
  decided: new Map([
    ['tool', held([0.81, 0.05, 0.14], [0.93, 0.01, 0.06], 'A')],
    ['enough_info', held([0.64, 0.36], [0.71, 0.29], 'B')],
    ['urgency', held([0.1, 0.3, 0.6], [0.05, 0.25, 0.7], 'A')],
  ]),
  inputTokens: 1450,
  thoughtTokens: 212,
}

/** Writes the decision in a dialect and gives the body. */
function bodyIn(id: string) {
  const written = faceOf(id)?.write(decision, asked, 141.234, 'toy')
  t.equal(written?.status, 200)
  return written?.body
}

t.test('wald answers its own page example field by field', async t => {
  t.same(bodyIn('wald'), {
    model: 'toy',
    answers: {
      tool: {
        type: 'choice',
        mode: 'A',
        choice: 'restaurant_search',
        probabilities: { restaurant_search: 0.81, calendar_create: 0.05, ask_user: 0.14 },
        probabilities_t1: { restaurant_search: 0.93, calendar_create: 0.01, ask_user: 0.06 },
        confidence: 0.81,
      },
      enough_info: {
        type: 'noul',
        mode: 'B',
        noul: 0.64,
        probabilities: { true: 0.64, false: 0.36 },
        probabilities_t1: { true: 0.71, false: 0.29 },
        confidence: 0.64,
      },
      urgency: {
        type: 'score',
        mode: 'A',
        score: 1.5,
        probabilities: { 0: 0.1, 1: 0.3, 2: 0.6 },
        probabilities_t1: { 0: 0.05, 1: 0.25, 2: 0.7 },
        confidence: 0.6,
      },
    },
    usage: { input_tokens: 1450, output_tokens: 212 },
  })
})

t.test('strands answers with legend, usage, time and its own confidences', async t => {
  const probabilities = [0.1, 0.3, 0.6]
  t.same(bodyIn('strands'), {
    model: 'toy',
    answers: {
      tool: {
        type: 'choice',
        choice: 'restaurant_search',
        confidence: 0.715,
        probabilities: { restaurant_search: 0.81, calendar_create: 0.05, ask_user: 0.14 },
      },
      enough_info: { type: 'noul', noul: 0.64 },
      urgency: {
        type: 'score',
        score: 1.5,
        confidence: Number(confidenceOf('spread', probabilities).toFixed(4)),
        probabilities: { 0: 0.1, 1: 0.3, 2: 0.6 },
        legend: { 0: 'low', 1: 'middle', 2: 'high' },
      },
    },
    usage: { input_tokens: 1450, output_tokens: 3 },
    latency_ms: 141.23,
  })
})

t.test('chalk-1 answers what openapi.yaml allows, every answer to its question', async t => {
  const body = bodyIn('chalk-1')
  t.ok(isResponse(body), JSON.stringify(body))
  const answers = ownValue(body, 'answers')
  t.ok(isObject(answers) && Object.values(answers).every(each => isAnswer(each)))
  t.same(ownValue(ownValue(answers, 'tool'), 'confidence'), 0.81)
  t.same(ownValue(answers, 'enough_info'), { type: 'noul', noul: 0.64 })
})

t.test(
  'a noul is rounded to 4 digits where the dialect has them, and not at all under wald',
  async t => {
    const third: Decision = {
      ...{ decided: new Map([['enough_info', held([1 / 3, 2 / 3], [1 / 3, 2 / 3], 'A')]]) },
      ...{ inputTokens: 1, thoughtTokens: 0 },
    }
    const noulIn = (id: string) => {
      const body = faceOf(id)?.write(third, asked, 1, 'toy').body
      return ownValue(ownValue(ownValue(body, 'answers'), 'enough_info'), 'noul')
    }
    t.same([noulIn('chalk-1'), noulIn('strands'), noulIn('wald')], [0.3333, 0.3333, 1 / 3])
  },
)

const efforts: readonly (readonly [effort: unknown, gate: number])[] = [
  [undefined, 0.7],
  ['none', 0],
  ['auto', 0.7],
  ['medium', 0.7],
  ['always', 1.01],
  ['high', 1.01],
]

for (const [effort, gate] of efforts) {
  t.test(`wald with effort ${effort} thinks below ${gate}`, async t => {
    t.equal(faceOf('wald')?.effort({ ...asked, body: { effort } }).gate, gate)
  })
}

t.test('wald writes the state twice unless asked for the plain format', async t => {
  t.equal(faceOf('wald')?.effort(asked).form, 'twice')
  t.equal(faceOf('wald')?.effort({ ...asked, body: { prompt_format: 'plain' } }).form, 'once')
})

t.test('wald reads a request with images once unless asked otherwise, and counts them', async t => {
  const images = ['data:image/png;base64,iVBORw0KGgo=']
  const sighted = { ...asked, images }
  t.equal(faceOf('wald')?.effort(sighted).form, 'once')
  const body = { prompt_format: 'repeat_state_plain' }
  t.equal(faceOf('wald')?.effort({ ...sighted, body }).form, 'twice')
  const written = faceOf('wald')?.write(decision, sighted, 1, 'toy')
  t.equal(ownValue(written?.body, 'images'), 1)
})

t.test('images are a part of wald, refused by strands and not known to chalk-1', async t => {
  t.same(
    ['wald', 'strands', 'chalk-1'].map(id => faceOf(id)?.images),
    ['carried', 'refused', 'ignored'],
  )
})

t.test('chalk-1 and strands never think', async t => {
  for (const id of ['chalk-1', 'strands']) {
    t.same(faceOf(id)?.effort({ ...asked, body: { effort: 'always' } }), { form: 'once', gate: 0 })
  }
})

t.test('a dialect without a face of the reference has none', async t => {
  t.same([faceOf('openai'), faceOf('constructor')], [undefined, undefined])
})
