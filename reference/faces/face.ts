import type { Dialect, Measured, Refusal, RefusalKind, Written } from '../../spec/dialect.ts'
import { gateOf } from '../../spec/dialects/wald.ts'
import { dialectOf } from '../../spec/dialects.ts'
import { isObject } from '../../spec/json-object.ts'
import type { Decision, Effort } from '../decider.ts'
import type { Failure } from '../engines/engine.ts'
import type { ImageRule, Sighted } from '../prompt/images.ts'
import { type Answering, plainAnswering, waldAnswering } from './answer.ts'
import {
  chalkHealth,
  type Facts,
  formOf,
  type Healthy,
  strandsHealth,
  waldHealth,
} from './health.ts'

/** How the reference speaks one dialect: what a decision, a refusal and its health are on the wire. */
export type Face = {
  /** Paths, limits and how a body is read. */
  readonly dialect: Dialect
  /** The most bytes of a body: more where images may come with it. */
  bodyLimit(seesImages: boolean): number
  /** What images are to it; `takeImages` goes by it. */
  readonly images: ImageRule
  /** How the request wants to be decided. */
  effort(asked: Sighted): Effort
  /** Writes the response; the tokens read and `latencyMs` (ms) stand where the dialect has usage and time. */
  write(decision: Decision, asked: Sighted, latencyMs: number, model: string): Written
  refuse(refusal: Refusal, model: string): Written
  /** Refuses what the engine failed at: a text too long is the caller's fault, anything else this server's. */
  fail(failure: Failure, model: string): Written
  /** Refuses, or says of its health, that there is no model to ask, and why; 503 with when it is worth asking again. */
  unready(says: string, model: string): Written
  health(facts: Facts): Written
}

type Style = {
  readonly answering: (dialect: Dialect) => Answering
  readonly failing: RefusalKind
  readonly unready: RefusalKind
  readonly health: Healthy
  readonly images: ImageRule
  /** The most bytes of a body that may carry images; the dialect's own where none may. */
  readonly imagesLimit?: number
  readonly effort: (asked: Sighted) => Effort
}

const once: Effort = { form: 'once', gate: 0 }

/** What a failed engine comes to, and a model that is not there: 503 both. */
const plainKinds = { failing: 'busy', unready: 'loading' } as const
/** Wald answers 502 for its backend, and has nothing for a model that is not there: it listens once it is. */
const waldKinds = { failing: 'loading', unready: 'busy' } as const

const plain = {
  ...plainKinds,
  answering: plainAnswering,
  effort: () => once,
}

const styles: Readonly<Record<string, Style>> = {
  // To the protocol `images` is a field it does not know, and such have to be ignored.
  'chalk-1': { ...plain, images: 'ignored', health: chalkHealth },
  strands: { ...plain, images: 'refused', health: strandsHealth },
  wald: {
    ...waldKinds,
    answering: () => waldAnswering,
    health: waldHealth,
    images: 'carried',
    imagesLimit: 64 * 1_048_576,
    effort({ body, images = [] }) {
      const format = body?.['prompt_format'] || (images.length > 0 && 'plain')
      const form = format === 'plain' ? 'once' : 'twice'
      return { form, gate: gateOf(body?.['effort']) ?? 0 }
    },
  },
}

/** The ids of the dialects there is a face of. */
export const faceIds: readonly string[] = Object.keys(styles)

/** Gives the face of a dialect, or undefined where there is none. */
export function faceOf(id: string): Face | undefined {
  const [dialect, style] = [dialectOf(id), Object.hasOwn(styles, id) ? styles[id] : undefined]
  if (dialect === undefined || style === undefined) return undefined
  const answering = style.answering(dialect)
  const refuse = (refusal: Refusal, model: string) =>
    dialect.refuse(refusal, { model, id: () => '' })
  return {
    dialect,
    bodyLimit: seesImages => (seesImages && style.imagesLimit) || dialect.bodyLimit,
    images: style.images,
    effort: style.effort,
    write: (decision, asked, latencyMs, model) =>
      respond(dialect, answering, { decision, asked, latencyMs, model }),
    refuse,
    fail: (failure, model) => refuse(refusalOf(failure, style.failing), model),
    unready(says, model) {
      return refuse({ kind: style.unready, detail: says, retryAfter: RETRY_SECONDS }, model)
    },
    health(facts) {
      const form = formOf(dialect, facts.description.model)
      return { status: 200, body: style.health(facts, form) }
    },
  }
}

type Responding = {
  readonly decision: Decision
  readonly asked: Sighted
  readonly latencyMs: number
  readonly model: string
}

function respond(
  dialect: Dialect,
  answering: Answering,
  { decision, asked, latencyMs, model }: Responding,
): Written {
  const { decided, inputTokens, thoughtTokens } = decision
  const answers: [string, unknown][] = []
  for (const [key, question] of Object.entries(asked.questions)) {
    const found = decided.get(key)
    if (found !== undefined) answers.push([key, answering(question, found)])
  }
  const measured: Measured = { inputTokens, thoughtTokens, latencyMs }
  // The answers are whole, so that the dialect adds nothing to them.
  const exact = new Set(decided.keys())
  const about = { model, protocol: 1, measured, exact, id: () => '' }
  const written = dialect.write(Object.fromEntries(answers), asked, about)
  const { images = [] } = asked
  if (images.length === 0 || !isObject(written.body)) return written
  return { ...written, body: { ...written.body, images: images.length } }
}

// A model is loaded, or loaded again, within seconds.
const RETRY_SECONDS = 1

function refusalOf({ kind, says }: Failure, failing: RefusalKind): Refusal {
  if (kind === 'too-long') return { kind: 'over-capacity', detail: says }
  // A device or a process that was lost comes back, and so may a server that is not there.
  const isPassing = kind === 'lost' || kind === 'unreachable'
  return { kind: failing, detail: says, ...(isPassing && { retryAfter: RETRY_SECONDS }) }
}

/** Gives the refusal of a request for which there is no room, with the whole seconds until it is worth asking again. */
export const busyRefusal = (retryAfter: number): Refusal => ({
  kind: 'busy',
  detail: `more requests wait than can be answered in time. Ask again in ${retryAfter} s.`,
  retryAfter,
})
