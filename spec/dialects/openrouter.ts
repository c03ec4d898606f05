import type { Dialect, Refusal, RefusalKind, Written } from '../dialect.ts'
import { completedAnswers } from './completion.ts'
import type { Limits } from './limits.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf, readSystemOne } from './system-one.ts'
import { typesafeStyle } from './typesafe.ts'
import { inputTokensOf } from './usage.ts'

const MODEL = 'typesafe/jev'

const limits: Limits = {
  model: 'required',
  state: 'structured',
  instructions: 'required',
  needsBothCriteria: true,
  questions: [1, 128],
  options: [1, 255],
  levels: [1, 10],
}

/** OpenRouter, which hands a System One body on to whoever serves the model. */
export const openrouter: Dialect = {
  id: 'openrouter',
  title: 'OpenRouter: System One under /api, with id, provider and what it cost.',
  source: 'its SDK; the limits are those of LiteLLM and Perplexity for the same body',
  routes: [
    { method: 'POST', path: '/api/v1/systemone', endpoint: 'decisions' },
    { method: 'POST', path: '/api/alpha/decisions', endpoint: 'decisions' },
  ],
  token: 'always',
  model: MODEL,
  modelRule: 'required; any name is taken, and named in the response',
  bodyLimit: 16 * 1_048_576,
  ...typesafeStyle,
  unanswered: 'missing',
  read: body => readSystemOne(body, limits),
  write(answers, asked, about) {
    const input = inputTokensOf(asked)
    const output = Object.keys(answers).length
    const body = {
      id: `gen-${about.id()}`,
      provider: 'Fake',
      model: about.model ?? asked.body?.['model'] ?? MODEL,
      answers: completedAnswers(answers, asked, about, typesafeStyle),
      usage: { input_tokens: input, output_tokens: output, cost: (input + output) / 1e7 },
    }
    return { status: 200, body }
  },
  refuse,
  ask: asked => askOf({ model: MODEL }, asked),
  answers: answersIn,
}

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  broken: 400,
  'unknown-model': 404,
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
  const { kind, detail } = refusal
  const code = statuses[kind]
  return {
    status: code,
    headers: refusalHeaders(refusal),
    body: { error: { code, message: detail } },
  }
}
