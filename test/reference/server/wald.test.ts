import t, { type Test } from 'tap'
import { tooLong } from '../../../reference/engines/engine.ts'
import { softmax } from '../../../reference/readout/log-space.ts'
import type { ReferenceOptions } from '../../../reference/server/options.ts'
import { ownValue } from '../../../spec/json-object.ts'
import { type Belief, toyDescription, toyEngine } from '../engines/toy-engine.ts'
import { post, send, serveReady } from './serving.ts'

/** The request of Wald's own page. */
const page = {
  state: 'User: book me a table for two at 7pm tomorrow near the office',
  effort: 'auto',
  questions: {
    tool: {
      type: 'choice',
      instructions: 'Which tool should the agent call next?',
      criteria: {
        restaurant_search: 'Search restaurants',
        calendar_create: 'Create a calendar event',
        ask_user: 'Ask the user a clarifying question',
      },
    },
    enough_info: {
      type: 'noul',
      instructions: 'Is the request specific enough to act on without asking?',
    },
  },
}

/** What the model holds of each outcome, by how its text begins; of yes it is surer behind a thought. */
const shares: Readonly<Record<string, readonly [plain: number, thought: number]>> = {
  restaurant_search: [0.93, 0.93],
  calendar_create: [0.01, 0.01],
  ask_user: [0.06, 0.06],
  yes: [0.55, 0.71],
  no: [0.45, 0.29],
}

const belief: Belief = ({ suffix, candidates }) =>
  candidates.map(([label]) => {
    const line = suffix.split('\n').find(each => each.startsWith(`${label}. `)) ?? ''
    const name = line.slice(3).replace(/:.*/, '')
    const [plain, thought] = shares[name] ?? [Number(/\d+/.exec(name)?.[0] ?? 1), 1]
    return Math.log(suffix.includes('Thought: ') ? thought : plain)
  })

const table = { choice: { any: 1.6818, '3_5': 1.9319 }, noul: { any: 2 } }

const thinking = () =>
  toyEngine(belief, {
    think: async () => ({ result: { text: 'It names a place.', outputTokens: 212 } }),
  })

function wald(t: Test, options: Partial<ReferenceOptions> = {}) {
  const parts = { engine: thinking(), readout: 'label', dialect: 'wald' } as const
  return serveReady(t, { ...parts, calibration: table, ...options })
}

/** Gives the distribution that a temperature makes of another, as Wald's page has it. */
const tempered = (shares: readonly number[], temperature: number) =>
  softmax(
    shares.map(p => Math.log(Math.max(p, 1e-12))),
    temperature,
  )

/** Says that numbers within a value are those of another, but for the last bits. */
function near(t: Test, found: unknown, wanted: unknown) {
  const rounded = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_, each) =>
      typeof each === 'number' ? Number(each.toFixed(9)) : each,
    )
  t.same(rounded(found), rounded(wanted))
}

for (const path of ['/v1/systemone', '/']) {
  t.test(`the request of the page is answered on ${path} with every field of the page`, async t => {
    const { url } = await wald(t)
    const { status, body } = await post(url + path, page)
    t.equal(status, 200)
    const [search = 0, create = 0, user = 0] = tempered([0.93, 0.01, 0.06], 1.9319)
    const [yes = 0, no = 0] = tempered([0.71, 0.29], 2)
    near(t, body, {
      model: 'toy',
      answers: {
        tool: {
          ...{ type: 'choice', mode: 'A', choice: 'restaurant_search' },
          probabilities: { restaurant_search: search, calendar_create: create, ask_user: user },
          probabilities_t1: { restaurant_search: 0.93, calendar_create: 0.01, ask_user: 0.06 },
          confidence: search,
        },
        enough_info: {
          ...{ type: 'noul', mode: 'B', noul: yes },
          probabilities: { true: yes, false: no },
          probabilities_t1: { true: 0.71, false: 0.29 },
          confidence: yes,
        },
      },
      usage: { input_tokens: 60, output_tokens: 212 },
    })
  })
}

const modes: readonly (readonly [effort: unknown, tool: string, info: string])[] = [
  [undefined, 'A', 'B'],
  ['none', 'A', 'A'],
  ['medium', 'A', 'B'],
  ['always', 'B', 'B'],
  ['high', 'B', 'B'],
]

for (const [effort, tool, info] of modes) {
  t.test(`effort ${effort} reads in modes ${tool} and ${info}`, async t => {
    const { url } = await wald(t)
    const { body } = await post(url, { ...page, effort })
    t.match(body, { answers: { tool: { mode: tool }, enough_info: { mode: info } } })
  })
}

t.test('a score has levels and no legend', async t => {
  const { url } = await wald(t)
  const score = { type: 'score', criteria: ['1 low', '2 middle', '3 high'] }
  const { body } = await post(url, { state: null, effort: 'none', questions: { score } })
  const [low = 0, middle = 0, high = 0] = [1 / 6, 2 / 6, 3 / 6]
  near(t, body, {
    model: 'toy',
    answers: {
      score: {
        ...{ type: 'score', mode: 'A', score: middle + 2 * high },
        probabilities: { 0: low, 1: middle, 2: high },
        probabilities_t1: { 0: low, 1: middle, 2: high },
        confidence: high,
      },
    },
    usage: { input_tokens: 20, output_tokens: 0 },
  })
})

const choiceOf = (count: number) => {
  const criteria = Array.from({ length: count }, (_, index) => [`o${index + 1}`, null])
  return { type: 'choice', criteria: Object.fromEntries(criteria) }
}

t.test('26 options are read at once, 27 in groups and never with a thought', async t => {
  const engine = { ...thinking(), ready: async () => ({ result: withPairs }) }
  const { url } = await wald(t, { engine })
  const questions = { once: choiceOf(26), grouped: choiceOf(27) }
  const { body } = await post(url, { state: 'x', effort: 'always', questions })
  t.match(body, { answers: { once: { mode: 'B' }, grouped: { mode: 'K', choice: 'o27' } } })
})

// A vocabulary may have more labels than Wald reads at once.
const withPairs = { ...toyDescription, labels: [...toyDescription.labels, 'AA', 'AB'] }

t.test('a model read option by option comes to groups beyond 26 options as well', async t => {
  const engine = toyEngine(({ suffix }) => [Number(/Option: o(\d+)/.exec(suffix)?.[1] ?? 0) / 9, 0])
  const { url } = await wald(t, { engine, readout: 'option', calibration: {} })
  const questions = { once: choiceOf(26), grouped: choiceOf(27) }
  const { body } = await post(url, { state: 'x', effort: 'always', questions })
  t.match(body, { answers: { once: { mode: 'A' }, grouped: { mode: 'K', choice: 'o27' } } })
  // Groups of 14 and 13: the first is as likely as its winner, o14, beside o27.
  const first = 1 / (1 + Math.exp(13 / 9))
  const shares = softmax(Array.from({ length: 14 }, (_, index) => (index + 1) / 9))
  const answers = ownValue(ownValue(body, 'answers'), 'grouped')
  const o1 = Number(ownValue(ownValue(answers, 'probabilities'), 'o1'))
  t.ok(Math.abs(o1 - first * (shares[0] ?? 0)) < 1e-9, String(o1))
})

const refused: readonly (readonly [what: string, body: unknown, status: number, says: RegExp])[] = [
  ['677 options', { state: 'x', questions: { q: choiceOf(677) } }, 422, /676 options/],
  ['300 options', { state: 'x', questions: { q: choiceOf(300) } }, 400, /1 to 255 options/],
  ['an effort of old', { ...page, effort: 'high-k2' }, 400, /none, auto, medium, always, high/],
  ['an unknown format', { ...page, prompt_format: 'x' }, 400, /repeat_state_plain, plain/],
  ['a format in a list', { ...page, prompt_format: ['plain'] }, 400, /repeat_state_plain, plain/],
  ['no questions', { state: 'x', questions: {} }, 400, /1 or more questions/],
  ['no state', { questions: page.questions }, 400, /^KeyError: \/state/],
  ['no JSON', '{', 400, /^JSONDecodeError/],
]

for (const [what, body, status, says] of refused) {
  t.test(`${what} is refused with ${status} and an error of one text`, async t => {
    const { url } = await wald(t)
    t.match(await post(`${url}/v1/systemone`, body), { status, body: { error: says } })
  })
}

t.test('an unknown path is 404, a backend that fails 502, a prompt too long 422', async t => {
  const plain = toyEngine(belief)
  const engine = toyEngine(belief, {
    async read(passage) {
      if (passage.prefix.includes('lost')) return { failure: { kind: 'lost', says: 'It is gone.' } }
      return passage.prefix.includes('long') ? tooLong(140_000, 131_072) : plain.read(passage)
    },
  })
  const { url } = await wald(t, { engine })
  t.match(await post(`${url}/v2`, page), { status: 404, body: { error: 'Unknown route' } })
  t.match(await post(url, { ...page, state: 'lost' }), {
    status: 502,
    body: { error: /^Native inference backend failed/ },
  })
  t.match(await post(url, { ...page, state: 'long' }), {
    status: 422,
    body: { error: /140000 tokens.*holds 131072/ },
  })
})

t.test(
  'a structured state is flattened with its field names, and written twice unless plain',
  async t => {
    const engine = thinking()
    const { url } = await wald(t, { engine })
    const state = { user: { name: 'Ann' }, tags: ['a', 'b'] }
    const flat = 'State:\nuser:\n  name: Ann\ntags:\n  - a\n  - b\n\n'
    await post(url, { ...page, effort: 'none', state })
    await post(url, { ...page, effort: 'none', state, prompt_format: 'plain' })
    t.same(
      engine.asked.slice(1).map(each => each.prefix),
      [flat + flat, flat],
    )
  },
)

for (const path of ['/health', '/']) {
  t.test(`GET ${path} says what Wald's page lists`, async t => {
    const engine = {
      ...thinking(),
      condition: () => ({ isServing: true, restarts: 0, reason: null }),
    }
    const { url } = await wald(t, { engine })
    const { status, body } = await send(url + path)
    t.equal(status, 200)
    t.match(body, {
      ...{ ok: true, model: 'toy', checkpoint: 'toy', model_sha256: 'a'.repeat(64) },
      ...{ effort: 'auto', policy: 'auto-0.7', gate: 0.7, thought_budget: 512 },
      ...{ prompt_format: 'repeat_state_plain', max_model_len: 4096, device: 'cpu' },
      ...{ temperature_sha256: /^[0-9a-f]{64}$/, engine: 'embedded', calibrated: true },
      efforts: ['none', 'auto', 'medium', 'always', 'high'],
      prompt_formats: ['repeat_state_plain', 'plain'],
    })
  })
}

t.test('the model is listed under every path that begins as the page has it', async t => {
  const { url } = await wald(t)
  for (const path of ['/v1/models', '/v1/models/toy']) {
    t.match((await send(url + path)).body, { object: 'list', data: [{ id: 'toy' }] })
  }
})
