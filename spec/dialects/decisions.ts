import type { Dialect, Refusal, RefusalKind, Written } from '../dialect.ts'
import { completedAnswers } from './completion.ts'
import { parameterAt } from './error-object.ts'
import type { Limits } from './limits.ts'
import { answersInList, isListForm, readList, writeList } from './list-form.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf, readSystemOne } from './system-one.ts'
import { typesafeStyle } from './typesafe.ts'
import { inputTokensOf } from './usage.ts'

const MODEL = 'decider'

const limits: Limits = {
  model: 'required',
  state: 'structured',
  instructions: 'or-criteria',
  needsBothCriteria: false,
  questions: [1, 128],
  options: [1, 255],
  levels: [1, 10],
}

const paths = ['/v1/decisions', '/decisions', '/v1/systemone', '/systemone']

/** A gateway as LiteLLM is, whose paths take both forms of a body and answer each in its own. */
export const decisions: Dialect = {
  id: 'decisions',
  title: 'A gateway: /v1/decisions takes a System One body or an OpenAI list, and answers alike.',
  source: 'LiteLLM’s documentation and source, and Perplexity’s for the System One form',
  routes: [
    ...paths.map(path => ({ method: 'POST', path, endpoint: 'decisions' }) as const),
    { method: 'GET', path: '/v1/models', endpoint: 'models' },
  ],
  token: 'when-set',
  model: MODEL,
  modelRule: 'required; any name is taken, and named in the response',
  bodyLimit: 16 * 1_048_576,
  ...typesafeStyle,
  unanswered: 'missing',
  read: body => (isListForm(body) ? readList(body) : readSystemOne(body, limits)),
  write(answers, asked, about) {
    if (isListForm(asked.body)) {
      return { status: 200, body: writeList(answers, asked, about, MODEL) }
    }
    const body = {
      model: about.model ?? asked.body?.['model'] ?? MODEL,
      answers: completedAnswers(answers, asked, about, typesafeStyle),
      usage: { input_tokens: inputTokensOf(asked), output_tokens: Object.keys(answers).length },
    }
    return { status: 200, body }
  },
  refuse,
  models: ({ model = MODEL }) => ({
    status: 200,
    body: { object: 'list', data: [{ id: model, object: 'model' }] },
  }),
  ask: asked => askOf({ model: MODEL }, asked),
  answers: (body, asked) =>
    isListForm(asked.body) ? answersInList(body, asked) : answersIn(body, asked),
}

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  broken: 400,
  'unknown-model': 400,
  'over-capacity': 413,
  'too-large': 413,
  'no-token': 401,
  'wrong-token': 401,
  'no-path': 404,
  'no-method': 405,
  loading: 503,
  busy: 429,
}

function refuse(refusal: Refusal): Written {
  const { kind, detail, findings } = refusal
  const status = statuses[kind]
  const error = {
    message: detail,
    type: status === 401 ? 'auth_error' : 'invalid_request_error',
    param: parameterAt(findings?.[0]?.at),
    // A text, as LiteLLM writes it.
    code: String(status),
  }
  return { status, headers: refusalHeaders(refusal), body: { error } }
}
