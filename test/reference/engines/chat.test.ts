import t from 'tap'
import { decide } from '../../../reference/decider.ts'
import type { Passage } from '../../../reference/engines/engine.ts'
import { openRemote, type RemoteOptions } from '../../../reference/engines/remote.ts'
import { labelReadout } from '../../../reference/readout/label.ts'
import { letters } from '../../../reference/readout/labels.ts'
import { asChat, serveChat } from './chat-server.ts'
import type { Reply } from './completions-server.ts'

const passage: Passage = {
  prefix: 'State:\nred\n\n',
  passes: [{ suffix: 'Answer:', candidates: [['A', ' A'], ['B']] }],
}
const image = 'data:image/png;base64,iVBORw0KGgo='

/** Starts a stand-in for chat and an engine before it. */
async function open(
  test: Parameters<typeof serveChat>[0],
  answer: Parameters<typeof serveChat>[1],
  { options = {}, sees = true }: { options?: Partial<RemoteOptions>; sees?: boolean } = {},
) {
  const { baseUrl, sent } = await serveChat(test, answer, sees)
  const engine = openRemote({ baseUrl, api: 'chat', ...options })
  test.teardown(() => engine.close())
  return { engine, sent }
}

t.test('by chat a prompt is one message of a user, and its first token is asked for', async t => {
  const { engine, sent } = await open(t, () => asChat({ A: -0.2, B: -2 }))
  t.same(await engine.read(passage), {
    result: { logProbabilities: [[-0.2, -2]], inputTokens: 11 },
  })
  t.same(sent[1]?.body, {
    ...{ model: 'toy-4b', messages: [{ role: 'user', content: 'State:\nred\n\nAnswer:' }] },
    ...{ max_tokens: 1, temperature: 1, logprobs: true, top_logprobs: 20 },
  })
})

t.test('images come before the text, in their order', async t => {
  const { engine, sent } = await open(t, () => asChat({ A: -0.2, B: -2 }), {
    options: { seesImages: true },
  })
  t.match(await engine.ready(), { result: { seesImages: true } })
  await engine.read({ ...passage, images: [image, `${image}=`] })
  t.same(sent[1]?.body['messages'], [
    {
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: image } },
        { type: 'image_url', image_url: { url: `${image}=` } },
        { type: 'text', text: 'State:\nred\n\nAnswer:' },
      ],
    },
  ])
})

t.test('a request with images is decided by what its images show', async t => {
  const { engine } = await open(
    t,
    ({ text, images }) => {
      const isYes = /A\. yes/.test(text) === images.includes(image)
      return asChat(isYes ? { A: -0.1, B: -2.4 } : { A: -2.4, B: -0.1 })
    },
    { options: { seesImages: true } },
  )
  const asked = {
    ...{ state: 'Look at [image 1]', text: '', images: [image] },
    questions: { red: { type: 'noul', instructions: 'Is it red?' } },
  } as const
  const parts = { engine, readout: labelReadout(letters), table: {} }
  const outcome = await decide(asked, parts, { form: 'once', gate: 0 })
  const red = 'result' in outcome ? outcome.result.decided.get('red') : undefined
  t.ok((red?.raw[0] ?? 0) > 0.9, JSON.stringify(outcome))
})

t.test('a thought by chat is the content of the message', async t => {
  const { engine, sent } = await open(t, () => ({
    status: 200,
    body: { choices: [{ message: { content: 'It is red.' } }], usage: { completion_tokens: 4 } },
  }))
  const thought = await engine.think?.({
    prompt: 'Why?',
    mostTokens: 512,
    seed: 7,
    images: [image],
  })
  t.same(thought, { result: { text: 'It is red.', outputTokens: 4 } })
  t.match(sent[1]?.body, { max_tokens: 512, temperature: 0.6, seed: 7 })
  t.match(JSON.stringify(sent[1]?.body), image)
})

t.test('thoughts that a server takes out of the content are found beside it', async t => {
  const message = { content: '', reasoning_content: 'It is red.' }
  const { engine } = await open(t, () => ({ status: 200, body: { choices: [{ message }] } }))
  const thought = await engine.think?.({ prompt: 'Why?', mostTokens: 512, seed: 7 })
  t.match(thought, { result: { text: 'It is red.' } })
})

const failing: readonly (readonly [what: string, reply: Reply, failure: unknown])[] = [
  [
    'begins with other tokens',
    asChat({ '<think>': -0.01, The: -5 }),
    { kind: 'too-few', says: /begins with "<think>".*none of 2 answers.*thinking switched off/ },
  ],
  [
    'answers without log-probabilities',
    { status: 200, body: { choices: [{ message: { content: 'A' }, logprobs: null }] } },
    { kind: 'no-logprobs', says: /\/v1\/chat\/completions/ },
  ],
]

for (const [what, reply, failure] of failing) {
  t.test(`a chat model that ${what} fails, as a value`, async t => {
    const { engine } = await open(t, () => reply)
    t.match(await engine.read(passage), { failure })
  })
}

t.test('a server whose model sees nothing is told from one that is broken', async t => {
  const { engine } = await open(t, () => asChat({ A: -1, B: -1 }), {
    ...{ options: { seesImages: true }, sees: false },
  })
  t.match(await engine.read({ ...passage, images: [image] }), {
    failure: { kind: 'refused', says: /not a multimodal model\. Does its model see/ },
  })
})

t.test('more tokens than the server lists are too many, with what to do', async t => {
  const { engine } = await open(t, () => asChat({ A: -1, B: -1 }), { options: { top: 25 } })
  t.match(await engine.read(passage), { failure: { kind: 'too-few', says: /max allowed: 20/ } })
})

t.test('images without chat are refused before anything is sent', async t => {
  t.throws(
    () => openRemote({ baseUrl: 'http://127.0.0.1:1/v1', seesImages: true }),
    /takes images on \/chat\/completions alone/,
  )
})
