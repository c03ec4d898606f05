import t from 'tap'
import { type RespondOptions, respond } from '../../../fake/index.ts'
import { call } from '../requests.ts'

function get(dialect: string, path: string, options: RespondOptions = {}) {
  const request = { ...call('GET', path), headers: { authorization: 'Bearer any' } }
  const { status, body } = respond(request, { dialect, ...options })
  return { status, body: JSON.parse(String(body)) }
}

t.test('strands says of itself what its health route has', async t => {
  const { status, body } = get('strands', '/health')
  t.equal(status, 200)
  t.strictSame(Object.keys(body), [
    ...['status', 'model', 'checkpoint', 'base_model', 'num_slots', 'max_length', 'temperature'],
    ...['device', 'prefix_cache', 'state_cache', 'vision'],
  ])
  t.equal(body.status, 'ok')
})

t.test('wald is healthy without a status, on two paths', async t => {
  for (const path of ['/', '/health']) {
    const { status, body } = get('wald', path)
    t.equal(status, 200)
    t.match(body, { ok: true, engine: 'native-v2', efforts: Array, prompt_formats: Array })
    t.notOk('status' in body)
  }
})

t.test('typesafe is healthy in one word', async t => {
  t.strictSame(get('typesafe', '/health'), { status: 200, body: { status: 'ok' } })
})

for (const id of ['openrouter', 'openai', 'decisions']) {
  t.test(`${id} has no health`, async t => {
    t.equal(get(id, '/health').status, 404)
  })
}

for (const [form, status] of [
  ['off', 404],
  [405, 405],
  [503, 503],
] as const) {
  t.test(`health ${form} is ${status} in every dialect that has health`, async t => {
    for (const id of ['chalk-1', 'strands', 'typesafe']) {
      t.equal(get(id, '/health', { health: form }).status, status, id)
    }
  })
}

t.test('wald answers a lost route and a failed backend with the statuses it has', async t => {
  t.equal(get('wald', '/health', { health: 'off' }).status, 404)
  t.equal(get('wald', '/health', { health: 503 }).status, 502)
})

const lists: readonly [id: string, path: string, body: object][] = [
  ['typesafe', '/v1/models', { models: [{ name: 'jev-latest' }, { name: 'jev-1.13.0' }] }],
  ['wald', '/v1/models', { object: 'list', data: [{ id: '04701-c22', object: 'model' }] }],
  ['wald', '/v1/models/04701-c22', { object: 'list' }],
  ['openai', '/v1/models', { object: 'list', data: [{ id: 'gpt-6-luna' }] }],
  ['decisions', '/v1/models', { object: 'list', data: [{ id: 'decider' }] }],
]

for (const [id, path, expected] of lists) {
  t.test(`${id} lists its models at ${path}`, async t => {
    const { status, body } = get(id, path)
    t.equal(status, 200)
    t.match(body, expected)
  })
}

t.test('the model of the options is the one served, by every name', async t => {
  t.match(get('typesafe', '/v1/models', { model: 'jev-2' }).body.models, [{}, { name: 'jev-2' }])
  t.match(get('wald', '/health', { model: 'other' }).body, { model: 'other' })
})
