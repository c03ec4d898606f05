import type { About, Dialect, Refusal, RefusalKind, Written } from '../dialect.ts'
import { parameterAt } from './error-object.ts'
import { answersInList, askList, readList, writeList } from './list-form.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { typesafeStyle } from './typesafe.ts'

const MODEL = 'gpt-6-luna'

/** OpenAI Decisions, whose questions and answers are lists. */
export const openai: Dialect = {
  id: 'openai',
  title:
    'OpenAI Decisions: predicate, choice and score in lists, a refusal where there is no answer.',
  source: 'its SDK; how confidence is reckoned is not published, so TypeSafe’s formulas stand in',
  routes: [
    { method: 'POST', path: '/v1/decisions', endpoint: 'decisions' },
    { method: 'GET', path: '/v1/models', endpoint: 'models' },
  ],
  token: 'always',
  model: MODEL,
  modelRule: 'required; any name is taken, and named in the response',
  bodyLimit: 16 * 1_048_576,
  ...typesafeStyle,
  unanswered: 'refusal',
  read: readList,
  write: (answers, asked, about) => ({
    status: 200,
    headers: { 'x-request-id': `req_${about.id()}` },
    body: writeList(answers, asked, about, MODEL),
  }),
  refuse,
  models: ({ model = MODEL }) => ({
    status: 200,
    body: {
      object: 'list',
      data: [{ id: model, object: 'model', created: 1_780_000_000, owned_by: 'fake' }],
    },
  }),
  ask: asked => askList(asked, MODEL),
  answers: answersInList,
}

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  broken: 400,
  'unknown-model': 404,
  'over-capacity': 400,
  'too-large': 413,
  'no-token': 401,
  'wrong-token': 401,
  'no-path': 404,
  'no-method': 405,
  loading: 503,
  busy: 429,
}

const codes: Partial<Readonly<Record<RefusalKind, string>>> = {
  'unknown-model': 'model_not_found',
  'wrong-token': 'invalid_api_key',
}

function refuse(refusal: Refusal, about: About): Written {
  const { kind, detail, findings } = refusal
  const error = {
    message: detail,
    type: statuses[kind] === 503 ? 'server_error' : 'invalid_request_error',
    param: parameterAt(findings?.[0]?.at),
    code: codes[kind] ?? null,
  }
  const headers = {
    'x-request-id': `req_${about.id()}`,
    ...refusalHeaders(refusal),
  }
  return { status: statuses[kind], headers, body: { error } }
}
