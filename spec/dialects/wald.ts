import type { Dialect, Read, Refusal, RefusalKind } from '../dialect.ts'
import { isObject, type JsonObject } from '../json-object.ts'
import { answersBy } from './completion.ts'
import { broken, findingAt } from './finding.ts'
import type { Limits } from './limits.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { answersIn, askOf, readSystemOne } from './system-one.ts'
import { inputTokensOf } from './usage.ts'
import { readWaldAnswer, waldStyle, writeWaldAnswer } from './wald-answer.ts'

const MODEL = '04701-c22'

// The shape allows 255; more can be told from wrong only above 26 groups of 26, which is refused for its size.
const MOST_OPTIONS = 26 * 26

const limits: Limits = {
  model: 'ignored',
  state: 'any',
  instructions: 'optional',
  needsBothCriteria: false,
  questions: [1, Number.POSITIVE_INFINITY],
  options: [1, 255],
  levels: [1, 255],
}

const AUTO = 0.7

/** The probability below which a first pass is followed by a thought, by `effort`. */
const gates: Readonly<Record<string, number>> = {
  none: 0,
  auto: AUTO,
  medium: AUTO,
  always: 1.01,
  high: 1.01,
}

const formats = ['repeat_state_plain', 'plain']

const THOUGHT_TOKENS = 96

/** Wald 4B in its second version, with its native engine. */
export const wald: Dialect = {
  id: 'wald',
  title:
    'Wald 4B: effort, modes, two distributions, no legend, no rounding, health without status.',
  source: 'its page and public source',
  routes: [
    { method: 'POST', path: '/v1/systemone', endpoint: 'decisions' },
    { method: 'POST', path: '/', endpoint: 'decisions' },
    { method: 'GET', path: '/health', endpoint: 'health' },
    { method: 'GET', path: '/', endpoint: 'health' },
    { method: 'GET', path: '/v1/models*', endpoint: 'models' },
  ],
  token: 'when-set',
  model: MODEL,
  modelRule: 'not looked at; the checkpoint served is named in every response',
  bodyLimit: 16 * 1_048_576,
  ...waldStyle,
  unanswered: 'missing',
  read,
  write(answers, asked, about) {
    const gate = gateOf(asked.body?.['effort']) ?? AUTO
    const written = answersBy(answers, asked, about, (answer, question) =>
      writeWaldAnswer(answer, question, gate),
    )
    const thoughts = Object.values(written).filter(
      answer => isObject(answer) && answer['mode'] === 'B',
    )
    const usage = {
      input_tokens: about.measured?.inputTokens ?? inputTokensOf(asked),
      output_tokens: about.measured?.thoughtTokens ?? THOUGHT_TOKENS * thoughts.length,
    }
    return { status: 200, body: { model: about.model ?? MODEL, answers: written, usage } }
  },
  refuse: refusal => ({
    status: statuses[refusal.kind],
    // It sends no Allow, for to it a method it does not know is a route it does not know.
    headers: refusal.kind === 'busy' ? refusalHeaders(refusal) : {},
    body: { error: errorOf(refusal) },
  }),
  health: ({ model = MODEL }) => ({ status: 200, body: healthOf(model) }),
  models: ({ model = MODEL }) => ({
    status: 200,
    body: { object: 'list', data: [{ id: model, object: 'model' }] },
  }),
  ask: asked => askOf({}, asked),
  answers(body, asked) {
    const found = Object.entries(answersIn(body, asked))
    return Object.fromEntries(found.map(([key, answer]) => [key, readWaldAnswer(answer)]))
  },
}

function read(body: unknown): Read {
  const asked = readSystemOne(body, limits)
  if (!isObject(body)) return asked
  if (mostOptions(body) > MOST_OPTIONS) {
    const detail = `at most ${MOST_OPTIONS} options can be read in groups, got ${mostOptions(body)}`
    return { refusal: { kind: 'over-capacity', detail } }
  }
  const { effort, prompt_format: format } = body
  if (gateOf(effort) === undefined) {
    return broken([findingAt('/effort', `one of ${Object.keys(gates).join(', ')}`, effort)], body)
  }
  if (format && !(typeof format === 'string' && formats.includes(format))) {
    return broken([findingAt('/prompt_format', `one of ${formats.join(', ')}`, format)], body)
  }
  return asked
}

/** Gives the gate of an effort, undefined where there is no such; what is empty or false in Python counts as not given. */
export function gateOf(effort: unknown): number | undefined {
  if (!effort) return AUTO
  return typeof effort === 'string' && Object.hasOwn(gates, effort) ? gates[effort] : undefined
}

function mostOptions({ questions }: JsonObject): number {
  const counts = Object.values(isObject(questions) ? questions : {}).map(question => {
    const criteria = isObject(question) ? question['criteria'] : undefined
    return isObject(criteria) ? Object.keys(criteria).length : 0
  })
  return Math.max(0, ...counts)
}

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  broken: 400,
  'unknown-model': 400,
  'over-capacity': 422,
  'too-large': 400,
  'no-token': 401,
  'wrong-token': 401,
  'no-path': 404,
  'no-method': 404,
  loading: 502,
  busy: 503,
}

const LONGEST_ERROR = 400

function errorOf({ kind, detail, findings }: Refusal): string {
  if (kind === 'no-path' || kind === 'no-method') return 'Unknown route'
  if (kind === 'busy') return detail.slice(0, LONGEST_ERROR)
  if (kind === 'loading') return 'Native inference backend failed: ConnectError'
  if (kind === 'too-large') return 'ValueError: Invalid request size'
  return `${classOf(kind, findings?.[0]?.actual)}: ${detail}`.slice(0, LONGEST_ERROR)
}

function classOf(kind: RefusalKind, actual: string | undefined): string {
  if (kind === 'unreadable') return 'JSONDecodeError'
  if (kind === 'over-capacity') return 'PromptTooLong'
  return actual === 'nothing' ? 'KeyError' : 'ValueError'
}

const healthOf = (model: string): JsonObject => ({
  ...{ ok: true, model, checkpoint: model, model_sha256: '0'.repeat(64), version: '2.0.0' },
  ...{ engine: 'native-v2', effort: 'auto', policy: 'auto-0.7', gate: 0.7, thought_budget: 512 },
  ...{ prompt_format: formats[0], max_model_len: 131_072, temperature_sha256: '0'.repeat(64) },
  ...{ native_reader_sha256: '0'.repeat(64), efforts: Object.keys(gates), prompt_formats: formats },
  ...{ serial_latency_measured: false, backend: 'http://127.0.0.1:8001' },
})
