import { textOf } from '../asked.ts'
import type { About, Dialect, Measured, Refusal, RefusalKind, Written } from '../dialect.ts'
import { round } from '../distribution.ts'
import { findingsOf } from '../findings.ts'
import { sentence } from '../sentences.ts'
import { isRequest } from '../validate.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf } from './system-one.ts'

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
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

/** Decider protocol v1, as its page has it and Chalk asks it. */
export const chalk1: Dialect = {
  id: 'chalk-1',
  title: 'Decider protocol v1, as Chalk asks it.',
  source: 'the protocol page, and openapi.yaml for every limit',
  routes: [
    { method: 'POST', path: '/v1/systemone', endpoint: 'decisions' },
    { method: 'GET', path: '/health', endpoint: 'health' },
    { method: 'POST', path: '/v1/embeddings', endpoint: 'embeddings' },
  ],
  token: 'when-set',
  model: 'fake-decider',
  modelRule: 'never sent by the client; named in every response',
  bodyLimit: 1_048_576,
  digits: 4,
  confidence: { noul: null, choice: 'largest', score: 'largest' },
  unanswered: 'missing',
  read(body) {
    if (!isRequest(body)) {
      const findings = findingsOf('request', body)
      return { refusal: { kind: 'broken', detail: findings.map(sentence).join('; '), findings } }
    }
    const { state, questions } = body
    return { asked: { state, text: textOf(state), questions, body } }
  },
  write(answers, _asked, { model = 'fake-decider', protocol = 'absent', measured }) {
    const body = {
      ...(protocol !== 'absent' && { protocol }),
      ...{ model, answers },
      ...(measured && measuresOf(measured)),
    }
    return { status: 200, body }
  },
  refuse,
  health: ({ model = 'fake-decider' }) => ({
    status: 200,
    body: { status: 'ok', model, device: 'cpu' },
  }),
  ask: asked => askOf({ protocol: 1 }, asked),
  answers: answersIn,
}

/** Gives the two optional fields of a response, which the client ignores: it measures time itself. */
const measuresOf = ({ inputTokens, thoughtTokens, latencyMs }: Measured) => ({
  usage: { input_tokens: inputTokens, output_tokens: thoughtTokens },
  latency_ms: round(latencyMs, 2),
})

function refuse(refusal: Refusal, { model = 'fake-decider' }: About): Written {
  const { kind, detail } = refusal
  const status = statuses[kind]
  if (status === 401) {
    return { status, headers: { 'www-authenticate': 'Bearer' }, body: { error: 'unauthorized' } }
  }
  const headers = refusalHeaders(refusal)
  if (kind === 'loading') return { status, headers, body: { status: 'loading', model, detail } }
  return { status, headers, body: { detail } }
}
