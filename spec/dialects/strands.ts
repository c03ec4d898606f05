import type { About, Dialect, Refusal, RefusalKind, Written } from '../dialect.ts'
import { round } from '../distribution.ts'
import { isObject } from '../json-object.ts'
import { completedAnswers } from './completion.ts'
import { fastApiErrors, jsonInvalid } from './fastapi.ts'
import type { Limits } from './limits.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf, readSystemOne } from './system-one.ts'
import { inputTokensOf } from './usage.ts'

const MODEL = 'strands-decider-2B-hobson-v19'

const limits: Limits = {
  model: 'optional',
  state: 'structured',
  instructions: 'required',
  needsBothCriteria: false,
  questions: [1, Number.POSITIVE_INFINITY],
  options: [2, 255],
  levels: [2, 10],
}

const style = {
  digits: 4,
  confidence: { noul: null, choice: 'normalised', score: 'spread' },
} as const

/** The strands-decider package, whose API the protocol was made from: `strands-decider serve`. */
export const strands: Dialect = {
  id: 'strands',
  title: 'strands-decider as it is served on this machine: usage, latency_ms, 4 digits.',
  source: 'its public source and documentation',
  routes: [
    { method: 'POST', path: '/v1/systemone', endpoint: 'decisions' },
    { method: 'GET', path: '/health', endpoint: 'health' },
  ],
  token: 'when-set',
  model: MODEL,
  modelRule: 'optional and not looked at; the checkpoint served is named in every response',
  bodyLimit: 16 * 1_048_576,
  ...style,
  unanswered: 'missing',
  read(body) {
    const images = isObject(body) ? body['images'] : undefined
    if (images === undefined || images === null) return readSystemOne(body, limits)
    const detail =
      'images were sent, and this checkpoint has no vision. Describe them in the state, or ask a decider that sees, such as one that speaks wald.'
    return { refusal: { kind: 'over-capacity', detail } }
  },
  write(answers, asked, about) {
    const tokens = about.measured?.inputTokens ?? inputTokensOf(asked)
    const body = {
      model: about.model ?? MODEL,
      answers: completedAnswers(answers, asked, about, style),
      usage: { input_tokens: tokens, output_tokens: Object.keys(asked.questions).length },
      latency_ms: round(about.measured?.latencyMs ?? latencyOf(tokens), 2),
    }
    return { status: 200, body }
  },
  refuse,
  health: ({ model = MODEL }: About) => ({
    status: 200,
    body: {
      ...{ status: 'ok', model, checkpoint: `StrandsAgents/${model}`, base_model: 'base-model' },
      ...{ num_slots: 10, max_length: 4096, temperature: 1.1, device: 'cpu' },
      ...{ prefix_cache: true, state_cache: true, vision: false },
    },
  }),
  ask: asked => askOf({ model: 'strands-decider-latest' }, asked),
  answers: answersIn,
}

// About 0.6 ms a token, as published for a laptop; reckoned, so that equal requests get equal bytes.
const latencyOf = (tokens: number): number => 30 + 0.6 * tokens

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 422,
  broken: 422,
  'unknown-model': 422,
  'over-capacity': 422,
  'too-large': 413,
  'no-token': 401,
  'wrong-token': 401,
  'no-path': 404,
  'no-method': 405,
  loading: 503,
  busy: 503,
}

function refuse(refusal: Refusal): Written {
  const { kind } = refusal
  const headers = {
    ...refusalHeaders(refusal),
    ...(statuses[kind] === 401 && { 'www-authenticate': 'Bearer' }),
  }
  return { status: statuses[kind], headers, body: { detail: detailOf(refusal) } }
}

function detailOf({ kind, detail, findings, body }: Refusal): unknown {
  if (kind === 'no-path') return 'Not Found'
  if (kind === 'no-method') return 'Method Not Allowed'
  if (kind === 'unreadable') return [jsonInvalid]
  return kind === 'broken' && findings !== undefined ? fastApiErrors(findings, body) : detail
}
