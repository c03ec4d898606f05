import t from 'tap'
import { type Failure, tooLong } from '../../../reference/engines/engine.ts'
import { createReference } from '../../../reference/server/create.ts'
import { byBrackets, toyDescription, toyEngine } from '../engines/toy-engine.ts'
import { ask, asking, gate, post, send, serve, serveReady } from './serving.ts'

const clock = { now: () => 0 }

t.test('a question is answered with what the model believes, and its name', async t => {
  const { status, body } = await ask(await serveReady(t, { clock }))
  t.equal(status, 200)
  t.same(body, {
    ...{ protocol: 1, model: 'toy', answers: { q: { type: 'noul', noul: 0.8808 } } },
    ...{ usage: { input_tokens: 10, output_tokens: 0 }, latency_ms: 0 },
  })
})

t.test('health is 503 until the model has answered once, and then says what is served', async t => {
  const loading = gate()
  const engine = toyEngine(byBrackets, {
    condition: () => ({ isServing: true, restarts: 0, reason: null }),
    async ready() {
      await loading.passed
      return { result: toyDescription }
    },
  })
  const table = { noul: { any: 1.37 } }
  const reference = await serve(t, { engine, calibration: table })
  const before = await send(`${reference.url}/health`)
  t.same([before.status, before.headers.get('retry-after')], [503, '1'])
  t.match(before.body, { status: 'loading', detail: /being loaded/ })
  loading.open()
  await reference.ready
  const { status, body } = await send(`${reference.url}/health`)
  t.equal(status, 200)
  t.match(body, {
    ...{ status: 'ok', model: 'toy', checkpoint: 'a'.repeat(64), device: 'cpu' },
    ...{ offloaded_layers: 0, engine: 'embedded', readout: 'option', prompt: 'option-1' },
    ...{ calibrated: true, calibration_sha256: /^[0-9a-f]{64}$/ },
  })
})

t.test('requests before the model is loaded are told when to come back', async t => {
  const reference = await serve(t, {
    engine: toyEngine(byBrackets, { ready: () => new Promise(() => {}) }),
  })
  for (const came of [await ask(reference), await send(`${reference.url}/v1/models`)]) {
    t.same([came.status, came.headers.get('retry-after')], [503, '1'])
  }
})

t.test('a model that never answers is told of, and health stays 503 with the reason', async t => {
  const failure = { kind: 'refused', says: 'This is no model.' } as const
  const reference = await serve(t, {
    engine: toyEngine(byBrackets, { ready: async () => ({ failure }) }),
  })
  t.same(await reference.ready, { failure })
  const { status, body } = await send(`${reference.url}/health`)
  t.equal(status, 503)
  t.match(body, { detail: 'This is no model.' })
})

t.test('a model that gives no numbers is never served', async t => {
  const reference = await serve(t, { engine: toyEngine(() => [Number.NaN, 0]) })
  t.match(await reference.ready, { failure: { says: /gave no numbers/ } })
})

t.test('a model that was lost is 503 with its reason until it is back', async t => {
  let isServing = true
  const engine = toyEngine(byBrackets, {
    condition: () => ({
      ...{ isServing, restarts: 1, reason: 'The driver crashed.' },
      place: { device: 'cpu', offloadedLayers: 0, fallback: 'cuda is not used any more.' },
    }),
  })
  const reference = await serveReady(t, { engine })
  isServing = false
  for (const came of [await send(`${reference.url}/health`), await ask(reference)]) {
    t.equal(came.status, 503)
    t.match(came.body, { detail: /The driver crashed/ })
  }
  isServing = true
  t.match(await send(`${reference.url}/health`), {
    status: 200,
    body: {
      ...{ restarts: 1, last_loss: 'The driver crashed.' },
      ...{ device: 'cpu', offloaded_layers: 0, fallback: 'cuda is not used any more.' },
    },
  })
})

/** Makes an engine that fails so while it is lost. */
function losable(failure: Failure) {
  let isLost = false
  const plain = toyEngine(byBrackets)
  const engine = toyEngine(byBrackets, {
    read: async passage => (isLost ? { failure } : plain.read(passage)),
  })
  return {
    engine,
    lose(now: boolean) {
      isLost = now
    },
  }
}

t.test('a request whose model is lost meanwhile is 503, and the log has the reason', async t => {
  const { engine, lose } = losable({ kind: 'lost', says: 'The device is gone.' })
  const lines: string[] = []
  const reference = await serveReady(t, { engine, log: line => lines.push(line) })
  lose(true)
  const { status, headers, body } = await ask(reference)
  t.same([status, headers.get('retry-after')], [503, '1'])
  t.match(body, { detail: 'The device is gone.' })
  t.match(lines, [/The device is gone/])
})

t.test('a completions server that is lost makes health 503 until it answers again', async t => {
  const { engine, lose } = losable({ kind: 'unreachable', says: 'Nothing answers there.' })
  const reference = await serveReady(t, { engine })
  const health = () => send(`${reference.url}/health`)
  lose(true)
  t.equal((await ask(reference)).status, 503)
  t.match(await health(), { status: 503, body: { detail: 'Nothing answers there.' } })
  lose(false)
  t.equal((await health()).status, 503, 'it is asked again')
  t.equal((await health()).status, 200, 'and has answered')
})

t.test('an engine that throws when it is asked again is told of in health', async t => {
  const { engine, lose } = losable({ kind: 'lost', says: 'The device is gone.' })
  let isTorn = false
  const { read } = engine
  engine.read = passage => (isTorn ? Promise.reject(new Error('torn')) : read(passage))
  const reference = await serveReady(t, { engine })
  const health = () => send(`${reference.url}/health`)
  lose(true)
  t.equal((await ask(reference)).status, 503)
  isTorn = true
  t.match(await health(), { status: 503, body: { detail: 'The device is gone.' } })
  t.match(await health(), { status: 503, body: { detail: /the engine threw \(Error: torn\)/ } })
})

t.test('a text longer than the context is refused with 422 and never cut', async t => {
  const plain = toyEngine(byBrackets)
  const engine = toyEngine(byBrackets, {
    read: async passage =>
      passage.prefix.length > 100 ? tooLong(5000, 4096) : plain.read(passage),
  })
  const reference = await serveReady(t, { engine })
  const { status, body } = await ask(reference, { ...asking(), state: 'long '.repeat(100) })
  t.equal(status, 422)
  t.match(body, { detail: /5000 tokens.*holds 4096/ })
})

t.test(
  'an engine that throws is answered with 503, and the log says whose fault it is',
  async t => {
    let isBroken = false
    const plain = toyEngine(byBrackets)
    const engine = toyEngine(byBrackets, {
      async read(passage) {
        if (isBroken) throw new Error('oops')
        return plain.read(passage)
      },
    })
    const lines: string[] = []
    const reference = await serveReady(t, { engine, log: line => lines.push(line) })
    isBroken = true
    t.equal((await ask(reference)).status, 503)
    t.match(lines, [/fault of decider-kit: Error: oops/])
  },
)

t.test('more questions than the limit are refused with 422, as many are answered', async t => {
  const reference = await serveReady(t, { limits: { mostQuestions: 2 } })
  const { q } = asking().questions
  const state = 'x'
  t.equal((await ask(reference, { state, questions: { a: q, b: q } })).status, 200)
  const { status, body } = await ask(reference, { state, questions: { a: q, b: q, c: q } })
  t.equal(status, 422)
  t.match(body, { detail: /at most 2 questions in one request, got 3/ })
})

t.test(
  'a body over the limit of chalk-1 is refused with 413, whether its length is known or not',
  async t => {
    const reference = await serveReady(t)
    const body = JSON.stringify({ ...asking(), state: 'x'.repeat(1_048_576) })
    const known = await ask(reference, body)
    const stream = new Blob([body]).stream()
    const chunked = await send(`${reference.url}/v1/systemone`, {
      ...{ method: 'POST', body: stream, duplex: 'half' },
    })
    t.same([known.status, chunked.status], [413, 413])
    t.match(known.body, { detail: /at most 1048576 bytes/ })
  },
)

t.test(
  'a path there is none of is 404, a method there is none of is 405 with what there is',
  async t => {
    const { url } = await serveReady(t)
    t.match(await send(`${url}/v1/nothing`), { status: 404, body: { detail: /\/v1\/systemone/ } })
    const wrong = await send(`${url}/v1/systemone`)
    t.same([wrong.status, wrong.headers.get('allow')], [405, 'POST'])
  },
)

t.test('the model is listed as OpenAI lists models', async t => {
  const { url } = await serveReady(t)
  t.same((await send(`${url}/v1/models`)).body, {
    object: 'list',
    data: [{ id: 'toy', object: 'model' }],
  })
})

t.test('without a calibration health says so', async t => {
  const { url } = await serveReady(t)
  t.match((await send(`${url}/health`)).body, { calibrated: false, calibration_sha256: null })
})

t.test('a dialect the reference does not speak is refused with those it does', async t => {
  const options = { engine: toyEngine(byBrackets), clock, dialect: 'openai' }
  await t.rejects(createReference(options), /no dialect "openai".*chalk, strands, wald/)
})

t.test('a port in use is refused with a sentence', async t => {
  const { port } = await serve(t)
  const options = { engine: toyEngine(byBrackets), clock, port }
  await t.rejects(createReference(options), /could not listen on 127.0.0.1:\d+: the port is in use/)
})

t.test('a target that is a whole URL is taken for its path', async t => {
  const { url } = await serveReady(t)
  const { request } = await import('node:http')
  const status = await new Promise(resolve => {
    request(`${url}`, { path: `${url}/health?x=1` }, response => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
  t.equal(status, 200)
})

t.test('a body that is no JSON is 400, and one that breaks the protocol 422', async t => {
  const reference = await serveReady(t)
  const endpoint = `${reference.url}/v1/systemone`
  t.equal((await post(endpoint, '{"state":')).status, 400)
  t.match(await post(endpoint, { state: 'x', questions: {} }), {
    status: 422,
    body: { detail: /\/questions/ },
  })
})
