import t from 'tap'
import { type RespondOptions, respond } from '../../fake/index.ts'
import { ask, call, everyType } from './requests.ts'

const questions = (question: unknown) => ({ state: 's', questions: { q: question } })
const choice = (criteria: unknown) => questions({ type: 'choice', instructions: 'i', criteria })
const score = (criteria: unknown) => questions({ type: 'score', instructions: 'i', criteria })
const bytes = (text: string) => Buffer.from(text, 'latin1')
const whole = JSON.stringify(everyType)

const refused: readonly [says: string, status: number, body: unknown][] = [
  ['no body', 400, bytes('')],
  ['half a body', 400, bytes(whole.slice(0, 60))],
  ['bytes after the JSON text', 400, bytes(`${whole}x`)],
  ['a byte order mark', 400, bytes(`\xef\xbb\xbf${whole}`)],
  ['invalid UTF-8', 400, bytes(whole.replace('kettle', 'k\xff'))],
  ['NaN', 400, bytes('{"state": NaN}')],
  ['single quotes', 400, bytes("{'state': 's'}")],
  ['an array', 422, []],
  ['null', 422, null],
  ['a string', 422, 'state'],
  ['no state', 422, { questions: everyType.questions }],
  ['an empty state', 422, { ...everyType, state: '' }],
  ['a state that is no text', 422, { ...everyType, state: 7 }],
  ['a structured state', 422, { ...everyType, state: { a: 1 } }],
  ['no questions', 422, { state: 's' }],
  ['an empty set of questions', 422, { state: 's', questions: {} }],
  ['questions as a list', 422, { state: 's', questions: [everyType.questions.hot] }],
  ['a question that is null', 422, questions(null)],
  ['a question without type', 422, questions({ instructions: 'i' })],
  ['a question of an unknown type', 422, questions({ type: 'rank', instructions: 'i' })],
  ['a question without instructions', 422, questions({ type: 'noul' })],
  ['instructions that are no text', 422, questions({ type: 'noul', instructions: 1 })],
  [
    'noul criteria that are a text',
    422,
    questions({ type: 'noul', instructions: 'i', criteria: 'x' }),
  ],
  ['a choice without criteria', 422, choice(undefined)],
  ['a choice of one option', 422, choice({ a: 'x' })],
  ['a choice whose options are a list', 422, choice(['a', 'b'])],
  ['an option described by a number', 422, choice({ a: 1, b: 'x' })],
  ['a score without criteria', 422, score(undefined)],
  ['a score of one level', 422, score(['a'])],
  ['a score of 11 levels', 422, score(Array.from({ length: 11 }, () => 'a'))],
  ['a score whose levels are an object', 422, score({ 0: 'a', 1: 'b' })],
  ['a body above 1 MiB', 413, { ...everyType, x: 'x'.repeat(1_048_576) }],
  ['a body nested 100,000 deep', 422, bytes('['.repeat(100_000) + ']'.repeat(100_000))],
]

for (const [says, status, body] of refused) {
  t.test(`${says} is refused with ${status} and a sentence`, async t => {
    const reply = respond(ask(body))
    t.equal(reply.status, status, reply.body.toString())
    const { detail } = JSON.parse(reply.body.toString())
    t.match(detail, /: expected .+, got .+/)
  })
}

for (const protocol of [1, 2, '1', null, { a: [] }]) {
  t.test(`protocol ${JSON.stringify(protocol)} in a request is ignored`, async t => {
    t.equal(respond(ask({ ...everyType, protocol })).status, 200)
  })
}

const text = (options: RespondOptions) => respond(ask(everyType), options).body.toString()

t.test('protocol is absent from a response unless it is set', async t => {
  t.notMatch(text({}), /"protocol"/)
  t.notMatch(text({ protocol: 'absent' }), /"protocol"/)
})

for (const protocol of [1, 2, '1', null]) {
  t.test(`protocol ${JSON.stringify(protocol)} is written where it is set`, async t => {
    t.match(text({ protocol }), `"protocol":${JSON.stringify(protocol)}`)
  })
}

t.test('model is named as it is set', async t => {
  t.match(text({ model: 'other-model' }), '"model":"other-model"')
})

t.test('/v1/systemone takes POST alone', async t => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = respond(call(method, '/v1/systemone'))
    t.same([status, headers['allow']], [405, 'POST'], method)
  }
})

t.test('a path of neither endpoint is not found', async t => {
  for (const path of ['/', '/v1/systemone/', '/v1', '/V1/SYSTEMONE', '/health/']) {
    t.equal(respond(call('POST', path)).status, 404, path)
  }
})

const health = (form: RespondOptions['health'], method = 'GET') => {
  const { status, headers, body } = respond(call(method, '/health'), form ? { health: form } : {})
  return { status, allow: headers['allow'], ...JSON.parse(body.toString()) }
}

t.test('health says that the model is loaded, and which', async t => {
  t.match(health('on'), { status: 'ok', model: 'fake-decider', device: 'cpu' })
})

t.test('health takes GET and HEAD alone', async t => {
  t.equal(respond(call('HEAD', '/health')).status, 200)
  const { status, headers } = respond(call('POST', '/health'))
  t.same([status, headers['allow']], [405, 'GET, HEAD'])
})

for (const [form, status] of [
  ['off', 404],
  [404, 404],
  [405, 405],
  [503, 503],
] as const) {
  t.test(`health ${form} answers ${status}`, async t => {
    t.equal(respond(call('GET', '/health'), { health: form }).status, status)
  })
}
