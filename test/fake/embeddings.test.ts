import t from 'tap'
import { createFake, type RespondOptions, respond } from '../../fake/index.ts'
import { isEmbeddingResponse } from '../../spec/validate.ts'
import { ask, call } from './requests.ts'

const MODEL = 'BAAI/bge-small-en-v1.5'

const embed = (body: unknown, options: RespondOptions = {}) =>
  respond({ ...ask(body), path: '/v1/embeddings' }, options)

function vectorsOf(body: unknown, options: RespondOptions = {}): number[][] {
  const { data }: { data: { embedding: number[] }[] } = JSON.parse(
    String(embed(body, options).body),
  )
  return data.map(({ embedding }) => embedding)
}

t.test('a text and a list of texts get a list the definition allows', async t => {
  for (const input of ['one', ['one'], ['one', 'two', ''], Array(64).fill('x')]) {
    const reply = embed({ input })
    t.equal(reply.status, 200, String(reply.body))
    t.ok(isEmbeddingResponse(JSON.parse(String(reply.body))))
  }
})

t.test('an answer has the fields of the embedding service and no others', async t => {
  const { data, ...rest } = JSON.parse(String(embed({ input: ['a', 'b'], model: MODEL }).body))
  t.strictSame(rest, { object: 'list', model: MODEL, usage: { prompt_tokens: 0, total_tokens: 0 } })
  t.strictSame(
    data.map(({ embedding: _, ...each }: { embedding: unknown }) => each),
    [
      { object: 'embedding', index: 0 },
      { object: 'embedding', index: 1 },
    ],
  )
})

t.test('every vector has unit length', async t => {
  for (const vector of vectorsOf({ input: ['one', 'two', 'three', '', 'é'] })) {
    t.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-6)
  }
})

t.test('equal texts have equal vectors, and other texts others', async t => {
  const [one, same, other] = vectorsOf({ input: ['one', 'one', 'other'] })
  t.same(one, same)
  t.notSame(one, other)
})

t.test('another seed gives other vectors', async t => {
  t.notSame(vectorsOf({ input: 'one' }), vectorsOf({ input: 'one' }, { seed: 'other' }))
})

t.test('with an index every vector is 1 there and 0 elsewhere', async t => {
  for (const vector of vectorsOf({ input: ['one', 'two'] }, { embedIndex: 7 })) {
    t.equal(vector.indexOf(1), 7)
    t.equal(
      vector.reduce((sum, each) => sum + each, 0),
      1,
    )
  }
})

const refused: readonly [says: string, status: number, body: unknown][] = [
  ['no JSON', 400, Buffer.from('{')],
  ['an array', 400, []],
  ['no input', 422, { model: MODEL }],
  ['an empty list', 422, { input: [] }],
  ['65 texts', 422, { input: Array(65).fill('x') }],
  ['a number among the texts', 422, { input: ['a', 1] }],
  ['another model', 422, { input: 'a', model: 'other' }],
  ['a model that is null', 422, { input: 'a', model: null }],
]

for (const [says, status, body] of refused) {
  t.test(`${says} is refused with ${status}, as the embedding service words it`, async t => {
    const reply = embed(body)
    t.equal(reply.status, status)
    const { error } = JSON.parse(String(reply.body))
    t.match(error, { message: /: expected .+, got .+/, type: 'invalid_request_error' })
  })
}

t.test('embeddings need no token', async t => {
  t.equal(embed({ input: 'a' }, { token: 'secret' }).status, 200)
})

t.test('GET /v1/embeddings is not allowed', async t => {
  const { status, headers } = respond(call('GET', '/v1/embeddings'))
  t.same([status, headers['allow']], [405, 'POST'])
})

t.test('an index outside the vector is no option', async t => {
  for (const embedIndex of [384, -1, 1.5, Number.NaN]) {
    await t.rejects(createFake({ embedIndex }), { message: /embedIndex is .+ from 0 to 383/ })
  }
})
