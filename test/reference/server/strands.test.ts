import t, { type Test } from 'tap'
import { toyEngine } from '../engines/toy-engine.ts'
import { handClock, post, send, serveReady } from './serving.ts'

// The question of the protocol's page, and one of each other type.
const asked = {
  model: 'strands-decider-latest',
  state: 'previous loop: ...\ncurrent loop: ...',
  questions: {
    stuck: {
      type: 'noul',
      instructions: 'Is the agent stuck on the same root cause as in the previous loop?',
    },
    tool: {
      type: 'choice',
      instructions: 'Which one?',
      criteria: { search: 'Find it.', ask: null, give_up: { when: 'nothing helps' } },
    },
    urgency: { type: 'score', instructions: 'How urgent?', criteria: ['low', 'middle', 'high'] },
  },
}

const shares: Readonly<Record<string, number>> = {
  ...{ search: 0.81, ask: 0.05, give_up: 0.14 },
  ...{ low: 0.1, middle: 0.3, high: 0.6 },
}

/** An engine that holds 0.96 for the yes or no, and the shares above; a reading takes it 141.234 ms. */
function engineBy(go: (ms: number) => void) {
  const plain = toyEngine(({ suffix }) => {
    const option = /(?:Option|Level): (\w+)/.exec(suffix)?.[1] ?? ''
    return [Math.log(shares[option] ?? 0.96 / 0.04), 0]
  })
  return {
    ...plain,
    async read(...of: Parameters<typeof plain.read>) {
      go(141.234)
      return plain.read(...of)
    },
  }
}

async function strands(t: Test) {
  const { clock, go } = handClock()
  return serveReady(t, { engine: engineBy(go), clock, dialect: 'strands' })
}

t.test('every field that strands-decider documents is answered, rounded to 4 digits', async t => {
  const { url } = await strands(t)
  const { status, body } = await post(`${url}/v1/systemone`, asked)
  t.equal(status, 200)
  // Standard deviation of 0.1, 0.3, 0.6 over three levels, against the largest there can be, 1.
  const spread = 1 - Math.sqrt(0.1 * 1.5 ** 2 + 0.3 * 0.5 ** 2 + 0.6 * 0.5 ** 2)
  t.same(body, {
    model: 'toy',
    answers: {
      stuck: { type: 'noul', noul: 0.96 },
      tool: {
        ...{ type: 'choice', choice: 'search', confidence: 0.715 },
        probabilities: { search: 0.81, ask: 0.05, give_up: 0.14 },
      },
      urgency: {
        ...{ type: 'score', score: 1.5, confidence: Number(spread.toFixed(4)) },
        probabilities: { 0: 0.1, 1: 0.3, 2: 0.6 },
        legend: { 0: 'low', 1: 'middle', 2: 'high' },
      },
    },
    usage: { input_tokens: 70, output_tokens: 3 },
    latency_ms: 141.23,
  })
})

t.test('an empty state and a structured one are answered', async t => {
  const { url } = await strands(t)
  for (const state of ['', { a: 1 }, ['x']]) {
    t.equal((await post(`${url}/v1/systemone`, { ...asked, state })).status, 200)
  }
})

t.test('health has every field of strands-decider', async t => {
  const { url } = await strands(t)
  const { status, body } = await send(`${url}/health`)
  t.equal(status, 200)
  t.match(body, {
    ...{ status: 'ok', model: 'toy', checkpoint: 'a'.repeat(64), base_model: null },
    ...{ num_slots: null, max_length: 4096, temperature: 1, device: 'cpu' },
    ...{ prefix_cache: false, state_cache: false, vision: false },
  })
})

const { questions } = asked
const refused: readonly (readonly [what: string, body: unknown, detail: unknown])[] = [
  ['no JSON', '{', [{ type: 'json_invalid' }]],
  ['no state', { questions }, [{ loc: ['body', 'state'], type: 'missing' }]],
  ['images', { ...asked, images: ['data:image/png;base64,AA=='] }, /vision/],
  [
    'a choice of one',
    { state: 'x', questions: { q: { type: 'choice', instructions: 'x', criteria: { a: 'b' } } } },
    [{ loc: ['body', 'questions', 'q', 'choice', 'criteria'] }],
  ],
]

for (const [what, body, detail] of refused) {
  t.test(`${what} is refused with 422, as FastAPI writes it`, async t => {
    const { url } = await strands(t)
    t.match(await post(`${url}/v1/systemone`, body), { status: 422, body: { detail } })
  })
}

t.test('an unknown path and a method there is none of are as FastAPI has them', async t => {
  const { url } = await strands(t)
  t.match(await send(`${url}/x`), { status: 404, body: { detail: 'Not Found' } })
  const wrong = await send(`${url}/v1/systemone`)
  t.match(wrong, { status: 405, body: { detail: 'Method Not Allowed' } })
})
