import t from 'tap'
import { tooLong } from '../../../reference/engines/engine.ts'
import { faceIds } from '../../../reference/faces/face.ts'
import { ownValue } from '../../../spec/json-object.ts'
import { isEmbeddingResponse } from '../../../spec/validate.ts'
import { toyEmbedder } from '../engines/toy-engine.ts'
import { ask, post, serveReady } from './serving.ts'

async function embed(t: Parameters<typeof serveReady>[0], body: unknown, dialect = 'chalk') {
  const { url } = await serveReady(t, { embedder: toyEmbedder(), dialect })
  return post(`${url}/v1/embeddings`, body)
}

t.test('texts are embedded in their order, in the form of OpenAI', async t => {
  const { status, body } = await embed(t, { input: ['a', 'bbbb'], model: 'any' })
  t.equal(status, 200)
  t.ok(isEmbeddingResponse(body), JSON.stringify(body).slice(0, 300))
  t.match(body, {
    object: 'list',
    model: 'toy-embedder',
    data: [
      { object: 'embedding', index: 0, embedding: [0.125] },
      { object: 'embedding', index: 1, embedding: [0.5] },
    ],
    usage: { prompt_tokens: 6, total_tokens: 6 },
  })
})

t.test('one text needs no list', async t => {
  t.match((await embed(t, { input: 'bbbb' })).body, { data: [{ index: 0, embedding: [0.5] }] })
})

t.test('base64 holds the same numbers as 32-bit floats, the lowest byte first', async t => {
  const { body } = await embed(t, { input: 'bbbb', encoding_format: 'base64' })
  const data = ownValue(body, 'data')
  const text = String(ownValue(Array.isArray(data) ? data[0] : undefined, 'embedding'))
  const bytes = Buffer.from(text, 'base64')
  t.same([bytes.length, bytes.readFloatLE(0), bytes.readFloatLE(4)], [4 * 384, 0.5, 0])
})

const wrong: readonly (readonly [what: string, body: unknown, says: RegExp])[] = [
  ['no input', {}, /\/input/],
  ['an empty list', { input: [] }, /at least 1 text/],
  ['numbers', { input: [1, 2] }, /\/input\/0: expected a string/],
  ['a list too long', { input: Array.from({ length: 65 }, () => 'x') }, /at most 64 texts, got 65/],
  ['an unknown format', { input: 'x', encoding_format: 'int8' }, /"float" or "base64"/],
]

for (const [what, body, says] of wrong) {
  t.test(`${what} is refused with 422 and where`, async t => {
    const came = await embed(t, body)
    t.equal(came.status, 422)
    t.match(JSON.stringify(came.body).replaceAll('\\"', '"'), says)
  })
}

t.test('a body that is no JSON is refused in the form of the dialect', async t => {
  t.match(await embed(t, '{', 'chalk'), { status: 400, body: { detail: /JSON/ } })
  t.match(await embed(t, '{', 'wald'), { status: 400, body: { error: /JSON/ } })
  t.match(await embed(t, '{', 'strands'), { status: 422, body: { detail: [{ type: /json/ }] } })
})

t.test('a text longer than the context is refused with 422', async t => {
  const embedder = toyEmbedder({ embed: async () => tooLong(600, 512) })
  const { url } = await serveReady(t, { embedder })
  const { status, body } = await post(`${url}/v1/embeddings`, { input: 'x' })
  t.equal(status, 422)
  t.match(body, { detail: /600 tokens/ })
})

for (const dialect of faceIds) {
  t.test(`${dialect} without an embedding model says with 404 how to serve one`, async t => {
    const { url } = await serveReady(t, { dialect })
    const { status, body } = await post(`${url}/v1/embeddings`, { input: 'x' })
    t.equal(status, 404)
    t.match(JSON.stringify(body), /--embed-model/)
  })
}

t.test('a decider whose embedder does not come up is not ready', async t => {
  const failure = { kind: 'refused', says: 'This is no embedding model.' } as const
  const embedder = toyEmbedder({ ready: async () => ({ failure }) })
  const reference = await serveReady(t, { embedder })
  t.same(await reference.ready, { failure })
  t.equal((await ask(reference)).status, 503)
})
