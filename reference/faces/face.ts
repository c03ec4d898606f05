import type { Dialect, Measured, Refusal, Written } from '../../spec/dialect.ts'
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
  /** What images are to it; `takeImages` goes by it. */
  readonly images: ImageRule
  /** How the request wants to be decided. */
  effort(asked: Sighted): Effort
  /** Writes the response; `measured` stands where the dialect has usage and time. */
  write(decision: Decision, asked: Sighted, latencyMs: number, model: string): Written
  refuse(refusal: Refusal, model: string): Written
  health(facts: Facts): Written
}

type Style = {
  readonly answering: (dialect: Dialect) => Answering
  readonly health: Healthy
  readonly images: ImageRule
  readonly effort: (asked: Sighted) => Effort
}

const once: Effort = { form: 'once', gate: 0 }

const styles: Readonly<Record<string, Style>> = {
  'chalk-1': {
    ...{ answering: plainAnswering, health: chalkHealth, effort: () => once },
    // To the protocol `images` is a field it does not know, and such have to be ignored.
    images: 'ignored',
  },
  strands: {
    ...{ answering: plainAnswering, health: strandsHealth, effort: () => once },
    images: 'refused',
  },
  wald: {
    answering: () => waldAnswering,
    health: waldHealth,
    images: 'carried',
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
  return {
    dialect,
    images: style.images,
    effort: style.effort,
    write: (decision, asked, latencyMs, model) =>
      respond(dialect, answering, { decision, asked, latencyMs, model }),
    refuse: (refusal, model) => dialect.refuse(refusal, { model, id: () => '' }),
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
  const about = { model, measured, exact, id: () => '' }
  const written = dialect.write(Object.fromEntries(answers), asked, about)
  const { images = [] } = asked
  if (images.length === 0 || !isObject(written.body)) return written
  return { ...written, body: { ...written.body, images: images.length } }
}

/** Gives the refusal a failure of the engine comes to: a text too long is the caller's, anything else this server's. */
export const refusalOf = ({ kind, says }: Failure): Refusal => ({
  kind: kind === 'too-long' ? 'over-capacity' : 'loading',
  detail: says,
})

/** Gives the refusal of a request for which there is no room, with the whole seconds until it is worth asking again. */
export const busyRefusal = (retryAfter: number): Refusal => ({
  kind: 'busy',
  detail: `more requests wait than can be answered in time. Ask again in ${retryAfter} s.`,
  retryAfter,
})
