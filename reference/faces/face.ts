import type { Asked } from '../../spec/asked.ts'
import type { Dialect, Measured, Refusal, Written } from '../../spec/dialect.ts'
import { gateOf } from '../../spec/dialects/wald.ts'
import { dialectOf } from '../../spec/dialects.ts'
import type { Decision, Effort } from '../decider.ts'
import type { Failure } from '../engines/engine.ts'
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
  /** How the request wants to be decided. */
  effort(asked: Asked): Effort
  /** Writes the response; `measured` stands where the dialect has usage and time. */
  write(decision: Decision, asked: Asked, latencyMs: number, model: string): Written
  refuse(refusal: Refusal, model: string): Written
  health(facts: Facts): Written
}

type Style = {
  readonly answering: (dialect: Dialect) => Answering
  readonly health: Healthy
  readonly effort: (asked: Asked) => Effort
}

const once: Effort = { form: 'once', gate: 0 }

const styles: Readonly<Record<string, Style>> = {
  'chalk-1': { answering: plainAnswering, health: chalkHealth, effort: () => once },
  strands: { answering: plainAnswering, health: strandsHealth, effort: () => once },
  wald: {
    answering: () => waldAnswering,
    health: waldHealth,
    effort({ body }) {
      const form = body?.['prompt_format'] === 'plain' ? 'once' : 'twice'
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
  readonly asked: Asked
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
  return dialect.write(Object.fromEntries(answers), asked, { model, measured, exact, id: () => '' })
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
