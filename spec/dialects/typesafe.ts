import type { About, Dialect, Refusal, RefusalKind, Written } from '../dialect.ts'
import type { JsonObject } from '../json-object.ts'
import { rendered } from '../rendering.ts'
import { completedAnswers } from './completion.ts'
import { fastApiErrors, jsonInvalid } from './fastapi.ts'
import type { Limits } from './limits.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf, readSystemOne } from './system-one.ts'
import { inputTokensOf } from './usage.ts'

const MODEL = 'jev-1.13.0'
const ALIAS = 'jev-latest'

const limits: Limits = {
  model: 'required',
  state: 'structured',
  instructions: 'optional',
  needsBothCriteria: false,
  questions: [1, Number.POSITIVE_INFINITY],
  options: [1, 255],
  levels: [2, 10],
}

/** How TypeSafe rounds and sums up; others that take its body do the same. */
export const typesafeStyle = {
  digits: 2,
  confidence: { noul: null, choice: 'normalised', score: 'distance' },
} as const

/** TypeSafe's hosted Jev. */
export const typesafe: Dialect = {
  id: 'typesafe',
  title: 'TypeSafe (Jev): a token always, a model always, usage, 2 digits, its own errors.',
  source: 'its documentation and SDKs, and one recorded exchange',
  routes: [
    { method: 'POST', path: '/v1/systemone', endpoint: 'decisions' },
    { method: 'GET', path: '/v1/models', endpoint: 'models' },
    { method: 'GET', path: '/health', endpoint: 'health' },
  ],
  token: 'always',
  model: MODEL,
  modelRule: `required: ${ALIAS} or the model served, which every response names; 400 for any other`,
  bodyLimit: 16 * 1_048_576,
  ...typesafeStyle,
  unanswered: 'missing',
  read(body, { model: served = MODEL }) {
    const read = readSystemOne(body, limits)
    if ('refusal' in read) return read
    const name = read.asked.body?.['model']
    if (name === ALIAS || name === served) return read
    const detail = `/model: expected ${rendered(ALIAS)} or ${rendered(served)}, got ${rendered(name)}`
    return { refusal: { kind: 'unknown-model', detail } }
  },
  write(answers, asked, about) {
    const body = {
      model: about.model ?? MODEL,
      answers: completedAnswers(answers, asked, about, typesafeStyle),
      usage: {
        input_tokens: inputTokensOf(asked),
        output_tokens: TOKENS_PER_ANSWER * Object.keys(answers).length,
      },
    }
    return { status: 200, headers: requestId(about), body }
  },
  refuse,
  health: about => ({ status: 200, headers: requestId(about), body: { status: 'ok' } }),
  models: about => ({
    status: 200,
    headers: requestId(about),
    body: { models: [ALIAS, about.model ?? MODEL].map(cardOf) },
  }),
  ask: asked => askOf({ model: ALIAS }, asked),
  answers: answersIn,
}

// 18 to 34 have been seen.
const TOKENS_PER_ANSWER = 24

const requestId = ({ id }: About) => ({ 'x-typesafe-request-id': `req_${id()}` })

const cardOf = (name: string): JsonObject => ({
  name,
  description: 'A decider without a model.',
  release_date: '2026-01-15T00:00:00Z',
})

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 422,
  broken: 422,
  'unknown-model': 400,
  'over-capacity': 422,
  'too-large': 413,
  'no-token': 403,
  'wrong-token': 401,
  'no-path': 404,
  'no-method': 405,
  loading: 503,
  busy: 429,
}

const errorTypes: Readonly<Record<RefusalKind, string>> = {
  unreadable: 'api_usage_error',
  broken: 'api_usage_error',
  'unknown-model': 'api_usage_error',
  'over-capacity': 'max_tokens_exceeded',
  'too-large': 'max_tokens_exceeded',
  'no-token': 'authentication_error',
  'wrong-token': 'authentication_error',
  'no-path': 'not_found_error',
  'no-method': 'method_not_allowed_error',
  loading: 'overloaded_error',
  busy: 'rate_limit_error',
}

function refuse(refusal: Refusal, about: About): Written {
  const { kind } = refusal
  const headers = { ...requestId(about), ...refusalHeaders(refusal) }
  return { status: statuses[kind], headers, body: { detail: detailOf(refusal) } }
}

function detailOf({ kind, detail, findings, body }: Refusal): unknown {
  if (kind === 'unreadable') return [jsonInvalid]
  if (kind === 'broken' && findings !== undefined) return fastApiErrors(findings, body)
  return { error_type: errorTypes[kind], message: detail }
}
