import type { Answers, Asked, GivenAnswers } from './asked.ts'
import type { ConfidenceFormula } from './confidence.ts'
import type { JsonObject } from './json-object.ts'
import type { QuestionType } from './nouns.ts'
import type { SchemaFinding } from './sentences.ts'

/** What an endpoint is for. */
export type Endpoint = 'decisions' | 'health' | 'models' | 'embeddings'

/** One endpoint: GET takes HEAD along; a path that ends in `*` stands for every path that starts so. */
export type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly endpoint: Endpoint
}

/** Why a request is refused: what a dialect gives a status of its own. */
export type RefusalKind =
  /** The body is no JSON text. */
  | 'unreadable'
  /** JSON that the dialect does not allow. */
  | 'broken'
  | 'unknown-model'
  /** Allowed in form, and more than the decider can take. */
  | 'over-capacity'
  /** The body has too many bytes. */
  | 'too-large'
  | 'no-token'
  | 'wrong-token'
  | 'no-path'
  | 'no-method'
  /** The model is still being loaded. */
  | 'loading'
  /** More requests wait than can be answered in time. */
  | 'busy'

/** A request that is refused, before it is written in a dialect. */
export type Refusal = {
  readonly kind: RefusalKind
  /** Where, what was expected, what came; a sentence for the author of the request. */
  readonly detail: string
  /** The same in parts, where the body was JSON. */
  readonly findings?: readonly SchemaFinding[]
  /** The body the findings are about. */
  readonly body?: unknown
  /** The methods allowed, for `no-method`. */
  readonly allow?: string
  /** Whole seconds until it is worth asking again, for `busy` (RFC 9110 section 10.2.3). */
  readonly retryAfter?: number
}

/** What a request asks, or its refusal. */
export type Read = { readonly asked: Asked } | { readonly refusal: Refusal }

/** A response as a dialect has it: status, the headers that are the dialect's own, a JSON value; undefined is an empty body. */
export type Written = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What reading a request came to, in a decider that really read it. */
export type Measured = {
  readonly inputTokens: number
  readonly thoughtTokens: number
  readonly latencyMs: number
}

/** What a response says of its decider. */
export type About = {
  /** The model that answers; the dialect's own by default. */
  readonly model?: string
  /** `protocol` of the response, where the dialect has one; left out for `absent` and undefined. */
  readonly protocol?: unknown
  /** Keys whose answer is written as it stands, whatever it is. */
  readonly exact?: ReadonlySet<string>
  /** Stands in `usage` and `latency_ms`; both are reckoned from the request where nothing was measured. */
  readonly measured?: Measured
  /** Gives 16 hexadecimal digits that tell this exchange from others. */
  id(): string
}

/** How one kind of public decider speaks: paths, bodies, limits, errors; data and pure functions, both ways. */
export type Dialect = {
  /** What a user types after `--dialect`. */
  readonly id: string
  /** Who speaks it, in one sentence. */
  readonly title: string
  /** Where its facts are from. */
  readonly source: string
  readonly routes: readonly Route[]
  /** Whether a bearer token is needed always, or only where one is set. */
  readonly token: 'always' | 'when-set'
  /** The model it names unless it is told another. */
  readonly model: string
  /** What a request says about `model`, in words. */
  readonly modelRule: string
  /** The most bytes a request's body has. */
  readonly bodyLimit: number
  /** Digits after the point of every figure; null is as many as a double has. */
  readonly digits: number | null
  /** How confidence follows from a distribution; null where an answer of this type has none. */
  readonly confidence: Readonly<Record<QuestionType, ConfidenceFormula | null>>
  /** What happens to a question without an answer: its key is missing, or a refusal stands in its place. */
  readonly unanswered: 'missing' | 'refusal'
  /** Reads a parsed request body; `model` is the one served. */
  read(body: unknown, about: Pick<About, 'model'>): Read
  /** Writes the response with these answers. */
  write(answers: GivenAnswers, asked: Asked, about: About): Written
  refuse(refusal: Refusal, about: About): Written
  /** Undefined where it has no /health that answers. */
  health?(about: About): Written
  models?(about: About): Written
  /** Writes the request that asks this, as a client of the dialect sends it. */
  ask(asked: Asked): JsonObject
  /** Reads the answers out of a parsed response to `asked`; what is no answer is left out. */
  answers(body: unknown, asked: Asked): Answers
}

/** The method and the path of a request. */
type Called = { readonly method: string; readonly path: string }

/** Finds the endpoint a request is for, or says why there is none. */
export function endpointOf(dialect: Dialect, { method, path }: Called): Endpoint | Refusal {
  const here = routesUnder(dialect, path)
  const wanted = method === 'HEAD' ? 'GET' : method
  const found = here.find(route => route.method === wanted)
  if (found !== undefined) return found.endpoint
  if (here.length === 0) return { kind: 'no-path', detail: detailOf(dialect) }
  const allow = here.map(route => (route.method === 'GET' ? 'GET, HEAD' : 'POST')).join(', ')
  return { kind: 'no-method', detail: `the method: expected ${allow}, got ${method}`, allow }
}

/** Gives the routes a path is under, whatever their method. */
export const routesUnder = ({ routes }: Dialect, path: string): readonly Route[] =>
  routes.filter(({ path: known }) =>
    known.endsWith('*') ? path.startsWith(known.slice(0, -1)) : path === known,
  )

function detailOf({ routes }: Dialect): string {
  const paths = routes.filter(({ endpoint }) => endpoint !== 'embeddings').map(({ path }) => path)
  const known = [...new Set(paths)]
  return `the path: expected ${known.slice(0, -1).join(', ')} or ${known.at(-1)}, got another`
}
