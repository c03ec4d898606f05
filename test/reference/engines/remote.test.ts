import t from 'tap'
import { decide } from '../../../reference/decider.ts'
import type { Engine, Passage } from '../../../reference/engines/engine.ts'
import { openRemote, type RemoteOptions } from '../../../reference/engines/remote.ts'
import { labelReadout } from '../../../reference/readout/label.ts'
import { letters } from '../../../reference/readout/labels.ts'
import { asList, asMap, type Reply, type Sent, serveCompletions } from './completions-server.ts'

const passage: Passage = {
  prefix: 'State:\nred\n\n',
  passes: [
    {
      suffix: 'Answer:',
      candidates: [
        ['A', ' A'],
        ['B', ' B'],
      ],
    },
  ],
}
const tokens = { ' A': -0.2, A: -3, ' B': -2, ' The': -9 }

/** Starts a stand-in and an engine before it. */
async function open(
  test: { teardown(stop: () => Promise<void>): void },
  completion: (sent: Sent) => Reply,
  options: Partial<RemoteOptions> = {},
) {
  const { baseUrl, sent } = await serveCompletions(test, completion)
  const engine: Engine = openRemote({ baseUrl, ...options })
  test.teardown(() => engine.close())
  return { engine, sent, baseUrl }
}

for (const [server, write] of [
  ['vLLM and SGLang', asMap],
  ['llama-server', asList],
] as const) {
  t.test(`log-probabilities are read as ${server} lists them, spellings added up`, async t => {
    const { engine } = await open(t, () => write(tokens))
    const read = await engine.read(passage)
    const [[a = 0, b = 0] = []] = 'result' in read ? read.result.logProbabilities : []
    t.ok(Math.abs(Math.exp(a) - (Math.exp(-0.2) + Math.exp(-3))) < 1e-12, JSON.stringify(read))
    t.equal(b, -2)
    t.match(read, { result: { inputTokens: 7 } })
  })
}

t.test('one token is asked for, at temperature 1, of the model the server has', async t => {
  const { engine, sent } = await open(t, () => asMap(tokens), { token: 'secret-token' })
  await engine.read(passage)
  t.same(
    sent.map(({ path, body }) => ({ path, body })),
    [
      { path: '/v1/models', body: {} },
      {
        path: '/v1/completions',
        body: {
          ...{ model: 'toy-4b', prompt: 'State:\nred\n\nAnswer:' },
          ...{ max_tokens: 1, temperature: 1, logprobs: 20 },
        },
      },
    ],
  )
  t.same(new Set(sent.map(each => each.authorization)), new Set(['Bearer secret-token']))
})

t.test(
  'what it knows of itself is what the server says, and null where it cannot know',
  async t => {
    const { engine } = await open(t, () => asMap(tokens))
    t.match(await engine.ready(), {
      result: { model: 'toy-4b', contextTokens: 8192, device: null, checkpoint: null },
    })
  },
)

t.test('the context of a model behind llama-server is that of its slots', async t => {
  const meta = { vocab_type: 2, n_vocab: 49_152, n_ctx: 1024, n_ctx_train: 8192 }
  const models = { object: 'list', data: [{ id: 'smol.gguf', object: 'model', meta }] }
  const { baseUrl } = await serveCompletions(t, () => asMap(tokens), models)
  const engine = openRemote({ baseUrl })
  t.teardown(() => engine.close())
  t.match(await engine.ready(), { result: { model: 'smol.gguf', contextTokens: 1024 } })
})

t.test('hundreds of passes at once are no leak to Node', async t => {
  const warnings: string[] = []
  const take = ({ name }: Error) => warnings.push(name)
  process.on('warning', take)
  t.teardown(async () => process.off('warning', take))
  const { engine } = await open(t, () => asMap({ A: -1, B: -1 }))
  const passes = Array.from({ length: 300 }, (_, at) => ({ suffix: `${at}`, candidates: [['A']] }))
  const read = await engine.read({ prefix: '', passes }, new AbortController().signal)
  t.equal('result' in read && read.result.logProbabilities.length, 300)
  t.same(warnings, [])
})

t.test('half a character is sent as U+FFFD, for servers refuse it as JSON', async t => {
  const { engine, sent } = await open(t, () => asMap(tokens))
  await engine.read({ ...passage, prefix: 'red \ud83d and \u{1f534} ' })
  t.equal(sent[1]?.body['prompt'], 'red \ufffd and \u{1f534} Answer:')
})

t.test('passes come back in their order, the first of them sent alone', async t => {
  const { engine, sent } = await open(t, ({ body }) =>
    asMap({ A: -Number(/\d/.exec(String(body['prompt']))?.[0]), B: -1 }),
  )
  const passes = [1, 2, 3, 4].map(each => ({ suffix: `${each}`, candidates: [['A'], ['B']] }))
  const read = await engine.read({ prefix: '', passes })
  t.same('result' in read && read.result.logProbabilities.map(([a]) => a), [-1, -2, -3, -4])
  t.equal(sent[1]?.body['prompt'], '1')
})

t.test('a whole request is decided through it', async t => {
  const { engine } = await open(t, ({ body }) =>
    asMap(/A\. yes/.test(String(body['prompt'])) ? { A: -0.1, B: -2.4 } : { A: -2.4, B: -0.1 }),
  )
  const questions = { red: { type: 'noul', instructions: 'Red?' } } as const
  const outcome = await decide(
    { state: 'red', text: 'red', questions },
    { engine, readout: labelReadout(letters), table: {} },
    { form: 'once', gate: 0 },
  )
  const red = 'result' in outcome ? outcome.result.decided.get('red') : undefined
  t.ok(Math.abs((red?.raw[0] ?? 0) - 1 / (1 + Math.exp(-2.3))) < 1e-12, JSON.stringify(outcome))
})

t.test('a thought is sampled as Wald samples one, with its seed', async t => {
  const { engine, sent } = await open(t, () => ({
    status: 200,
    body: { choices: [{ text: ' It is red.' }], usage: { completion_tokens: 4 } },
  }))
  const thought = await engine.think?.({ prompt: 'Thought:', mostTokens: 512, seed: 7 })
  t.same(thought, { result: { text: ' It is red.', outputTokens: 4 } })
  t.match(sent[1]?.body, { max_tokens: 512, temperature: 0.6, top_p: 0.95, top_k: 20, seed: 7 })
})

t.test(
  'an answer that is not listed counts as the last that is, where that moves nothing',
  async t => {
    const { engine } = await open(t, () => asMap({ ' A': -0.0001, ' The': -15 }))
    t.match(await engine.read(passage), { result: { logProbabilities: [[-0.0001, -15]] } })
  },
)
