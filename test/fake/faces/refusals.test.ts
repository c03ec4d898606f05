import t from 'tap'
import { createFake, type RespondOptions, respond } from '../../../fake/index.ts'
import { dialectOf, dialects } from '../../../spec/dialects.ts'
import { asked } from '../../spec/dialects/asking.ts'
import { ask, call } from '../requests.ts'

const bearer = { authorization: 'Bearer some-token' }

function pathOf(id: string): string {
  const routes = dialectOf(id)?.routes ?? []
  return routes.find(({ endpoint }) => endpoint === 'decisions')?.path ?? ''
}

function send(dialect: string, body: unknown, options: RespondOptions = {}, headers = bearer) {
  const request = { ...ask(body, headers), path: pathOf(dialect) }
  const reply = respond(request, { dialect, ...options })
  return { status: reply.status, headers: reply.headers, body: JSON.parse(String(reply.body)) }
}

const requestOf = (id: string) => dialectOf(id)?.ask(asked) ?? {}
const noQuestions = (id: string) => ({
  ...requestOf(id),
  questions: id === 'openai' ? [] : {},
})
const unreadable = Buffer.from('{')
const any = /expected/

const refused: readonly [id: string, says: string, status: number, body: unknown, reply: object][] =
  [
    [
      'strands',
      'no JSON',
      422,
      unreadable,
      { detail: [{ loc: ['body', 0], type: 'json_invalid' }] },
    ],
    [
      'strands',
      'no questions',
      422,
      noQuestions('strands'),
      {
        detail: [{ loc: ['body', 'questions'], msg: any, type: 'value_error' }],
      },
    ],
    [
      'strands',
      'no state',
      422,
      { questions: asked.questions },
      {
        detail: [{ loc: ['body', 'state'], msg: 'Field required', type: 'missing' }],
      },
    ],
    ['strands', 'images', 422, { ...requestOf('strands'), images: ['x'] }, { detail: /vision/ }],
    ['typesafe', 'no JSON', 422, unreadable, { detail: [{ type: 'json_invalid' }] }],
    [
      'typesafe',
      'no model',
      422,
      { ...requestOf('typesafe'), model: undefined },
      {
        detail: [{ loc: ['body', 'model'], msg: 'Field required', type: 'missing' }],
      },
    ],
    [
      'typesafe',
      'another model',
      400,
      { ...requestOf('typesafe'), model: 'jev-0' },
      {
        detail: { error_type: 'api_usage_error', message: /jev-0/ },
      },
    ],
    [
      'typesafe',
      'a score without criteria',
      422,
      { ...requestOf('typesafe'), questions: { u: { type: 'score', instructions: 'i' } } },
      { detail: [{ loc: ['body', 'questions', 'u', 'score', 'criteria'], type: 'missing' }] },
    ],
    [
      'typesafe',
      'a score without criteria under a key with a slash',
      422,
      { ...requestOf('typesafe'), questions: { 'a/b': { type: 'score' } } },
      { detail: [{ loc: ['body', 'questions', 'a/b', 'score', 'criteria'], type: 'missing' }] },
    ],
    [
      'strands',
      'instructions that are a number',
      422,
      { state: 's', questions: { q: { type: 'noul', instructions: 5 } } },
      { detail: [{ loc: ['body', 'questions', 'q', 'noul', 'instructions'], msg: /got 5/ }] },
    ],
    ['wald', 'no JSON', 400, unreadable, { error: /^JSONDecodeError: / }],
    ['wald', 'no state', 400, { questions: asked.questions }, { error: /^KeyError: \/state/ }],
    [
      'wald',
      'an unknown effort',
      400,
      { ...requestOf('wald'), effort: 'low' },
      {
        error:
          /^ValueError: \/effort: expected one of none, auto, medium, always, high, got "low"$/,
      },
    ],
    [
      'wald',
      'an effort every object knows',
      400,
      { ...requestOf('wald'), effort: 'constructor' },
      {
        error: /^ValueError: \/effort/,
      },
    ],
    [
      'wald',
      'an unknown prompt format',
      400,
      { ...requestOf('wald'), prompt_format: 'x' },
      {
        error: /^ValueError: \/prompt_format/,
      },
    ],
    ['wald', 'more options than groups can hold', 422, options(677), { error: /676 options/ }],
    ['wald', 'more options than its shape allows', 400, options(256), { error: /^ValueError: / }],
    ['openrouter', 'no JSON', 400, unreadable, { error: { code: 400, message: any } }],
    [
      'openrouter',
      'no questions',
      400,
      noQuestions('openrouter'),
      {
        error: { code: 400, message: any },
      },
    ],
    [
      'openai',
      'no JSON',
      400,
      unreadable,
      {
        error: { message: any, type: 'invalid_request_error', param: null, code: null },
      },
    ],
    ['openai', 'no questions', 400, noQuestions('openai'), { error: { param: 'questions' } }],
    [
      'openai',
      'two questions of one name',
      400,
      { ...requestOf('openai'), questions: [predicate('a'), predicate('a')] },
      { error: { param: 'questions[1].name' } },
    ],
    [
      'decisions',
      'no questions',
      400,
      noQuestions('decisions'),
      {
        error: { type: 'invalid_request_error', param: 'questions', code: '400' },
      },
    ],
  ]

const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)

for (const { id } of dialects.filter(({ id }) => id !== 'chalk-1')) {
  for (const field of ['state', 'input', 'unknown']) {
    t.test(`${id} refuses a ${field} nested 3,000 deep`, async t => {
      const reply = send(id, { ...requestOf(id), [field]: deep })
      t.ok([400, 422].includes(reply.status), `${reply.status}`)
      t.match(JSON.stringify(reply.body), /levels of nesting/)
    })
  }
}

t.test('wald passes over whatever stands as model', async t => {
  t.equal(send('wald', { ...requestOf('wald'), model: 1 }).status, 200)
})

function options(count: number) {
  const names = Array.from({ length: count }, (_, index) => [`o${index}`, ''])
  return { state: 's', questions: { q: { type: 'choice', criteria: Object.fromEntries(names) } } }
}

function predicate(name: string) {
  return { type: 'predicate', name, instructions: 'i' }
}

for (const [id, says, status, body, expected] of refused) {
  t.test(`${id} refuses ${says} with ${status} in its own words`, async t => {
    const reply = send(id, body)
    t.equal(reply.status, status, reply.body)
    t.match(reply.body, expected)
  })
}

const tokens: readonly [id: string, missing: number, wrong: number, reply: object][] = [
  ['chalk-1', 401, 401, { error: 'unauthorized' }],
  ['strands', 401, 401, { detail: String }],
  ['wald', 401, 401, { error: String }],
  ['typesafe', 403, 401, { detail: { error_type: 'authentication_error', message: String } }],
  ['openrouter', 401, 401, { error: { code: 401, message: String } }],
  ['openai', 401, 401, { error: { type: 'invalid_request_error' } }],
  ['decisions', 401, 401, { error: { type: 'auth_error', code: '401' } }],
]

for (const [id, missing, wrong, expected] of tokens) {
  t.test(`${id} refuses a request without its token, or with another`, async t => {
    const none = { authorization: '' }
    const without = send(id, requestOf(id), { token: 'right' }, none)
    const other = send(id, requestOf(id), { token: 'right' })
    t.same([without.status, other.status], [missing, wrong])
    t.match(without.body, expected)
    t.match(other.body, expected)
  })
}

t.test('a hosted decider wants a token, any, from everybody', async t => {
  const none = { authorization: '' }
  const statuses = dialects.map(({ id }) => [id, send(id, requestOf(id), {}, none).status])
  t.same(Object.fromEntries(statuses), {
    ...{ 'chalk-1': 200, strands: 200, wald: 200, decisions: 200 },
    ...{ typesafe: 403, openrouter: 401, openai: 401 },
  })
})

t.test('no refusal of any dialect repeats the token', async t => {
  for (const { id } of dialects) {
    const body = { ...requestOf(id), state: 7, model: 'right-token', questions: 'right-token' }
    const headers = { authorization: 'Bearer right-token' }
    const reply = send(id, body, { token: 'right-token' }, headers)
    t.ok(reply.status >= 400, id)
    t.notMatch(JSON.stringify(reply), 'right-token', id)
  }
})

t.test('a path or a method that no dialect has is refused in its own words', async t => {
  const reply = (dialect: string, method: string, path: string) => {
    const { status, body } = respond(call(method, path), { dialect })
    return [status, JSON.parse(String(body))]
  }
  t.same(reply('strands', 'GET', '/nowhere'), [404, { detail: 'Not Found' }])
  t.same(reply('strands', 'PUT', '/health'), [405, { detail: 'Method Not Allowed' }])
  t.same(reply('wald', 'POST', '/nowhere'), [404, { error: 'Unknown route' }])
  t.same(reply('wald', 'POST', '/health'), [404, { error: 'Unknown route' }])
  t.match(reply('openrouter', 'GET', '/health'), [404, { error: { code: 404 } }])
})

t.test('a dialect there is none of is refused with the list of them all', async t => {
  await t.rejects(createFake({ dialect: 'jev' }), {
    message:
      'there is no dialect "jev": give one of chalk-1, strands, wald, typesafe, openrouter, openai, decisions.',
  })
})

t.test('a refusal quotes no part of a credential of the request', async t => {
  const secret = 'credential-that-is-longer-than-a-quotation-shows'
  const headers = { authorization: `Bearer ${secret}` }
  for (const { id } of dialects) {
    const { body } = send(id, { ...requestOf(id), questions: `x${secret}` }, {}, headers)
    t.notMatch(JSON.stringify(body), /credential-that/, id)
  }
})
