import type { Deciding } from '../decider.ts'
import type { Condition, Engine, Failure, Outcome } from '../engines/engine.ts'
import type { Facts } from '../faces/health.ts'
import type { Ready } from './options.ts'

/** What decides, and what is known of it. */
export type Prepared = { readonly deciding: Deciding; readonly ready: Ready }

/** Whether a server can answer, and with what. */
export type Standing = {
  /** What decides once the model has answered; null before. */
  readonly prepared: Prepared | null
  /** The name of the model, as far as it is known. */
  readonly model: string
  /** Whether the model is known to see images. */
  readonly seesImages: boolean
  /** Why nothing can be decided now, a sentence; null where it can. */
  obstacle(): string | null
  /** What /health says; null before the model has answered. */
  facts(): Facts | null
}

const LOADING = 'the model is being loaded. Ask again in a moment.'

/** Follows what prepares an engine, and the engine's own condition from then on. */
export function standingOf(engine: Engine, preparing: Promise<Outcome<Prepared>>): Standing {
  let prepared: Prepared | null = null
  let failure: Failure | null = null
  void preparing.then(outcome => {
    if ('failure' in outcome) failure = outcome.failure
    else prepared = outcome.result
  })
  const condition = (): Condition | null => engine.condition?.() ?? null
  return {
    get prepared() {
      return prepared
    },
    get model() {
      return prepared?.ready.description.model ?? 'unknown'
    },
    get seesImages() {
      return prepared?.ready.description.seesImages === true
    },
    obstacle() {
      if (failure !== null) return failure.says
      if (prepared === null) return LOADING
      const now = condition()
      if (now === null || now.isServing) return null
      return `the model is being loaded again: ${now.reason ?? 'it was lost.'}`
    },
    facts() {
      if (prepared === null) return null
      const now = condition()
      const description = { ...prepared.ready.description, ...now?.place }
      return { ...prepared.ready, description, condition: now }
    },
  }
}
