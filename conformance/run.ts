import { type Contact, watchContact } from './contact.ts'
import { gatekeeperOf } from './gatekeeper.ts'
import type { Plan, PlannedCheck } from './plan.ts'
import type { Address } from './probe/address.ts'
import type { Target } from './probe/target.ts'
import type { Kit, RecordedResult, RunRecord } from './record.ts'
import { recordOf, resultsOf } from './recording.ts'
import type { Redactor } from './redact.ts'
import { recordResult } from './result.ts'
import type { StageEvent, Stages } from './stage.ts'
import { makeStages } from './stages.ts'
import { type Turns, takeTurns } from './turns.ts'

/** What happens in a run, as it happens. */
export type RunEvent =
  | { readonly type: 'started'; readonly checks: number; readonly requests: number }
  | { readonly type: 'check-started'; readonly check: string; readonly done: number }
  | { readonly type: 'check-finished'; readonly result: RecordedResult; readonly done: number }
  | { readonly type: 'stopped'; readonly says: string }
  | StageEvent

/** What a run works with; every effect is handed in. */
export type RunDeps = {
  readonly target: Target
  readonly redactor: Redactor
  readonly address: Address
  readonly kit: Kit
  readonly seed: string
  /** The marks that stand for secrets in what is stored (`$NAME`). */
  readonly marks: readonly string[]
  readonly hasToken: boolean
  /** How many checks are made at once; 1 by default. */
  readonly parallel?: number
  /** What is measured after the checks. */
  readonly stages?: Stages
  /** The most requests of the run; without it there is no limit. */
  readonly maxRequests?: number
  /** How long one check may take per request it plans, in ms. */
  readonly requestMs: number
  readonly selection?: RunRecord['selection']
  readonly signal?: AbortSignal
  /** A clock that never goes back, in milliseconds. */
  now(): number
  /** The time of day. */
  date(): Date
}

/**
 * Makes the checks of a plan, one after another or `parallel` at once, then the measurements, and
 * gives the record.
 *
 * A check whose need did not pass is not made. The run ends early, with every check left over as
 * unmet and every measurement open, when the server is gone, the requests are used up or the signal
 * aborts.
 */
export async function* run(plan: Plan, deps: RunDeps): AsyncGenerator<RunEvent, RunRecord> {
  const startedAt = deps.date()
  const contact = watchContact(deps.address.url)
  const gatekeeper = gatekeeperOf(deps, contact)
  const turns = takeTurns(plan, deps, { contact, gatekeeper })
  const news = stopNews(contact)
  yield { type: 'started', checks: plan.checks.length, requests: plan.requests }
  for (;;) {
    for (const started of turns.start()) yield startOf(started, turns)
    const finished = await turns.next()
    if (finished === null) break
    const result = recordResult(finished, deps)
    yield { type: 'check-finished', result, done: turns.finished.size }
    yield* news()
  }
  const results = resultsOf(plan, turns, deps)
  const measured = yield* makeStages({ deps, contact, gatekeeper, results })
  yield* news()
  return recordOf({ plan, deps, turns, startedAt, results, measured })
}

/** Tells once why nothing more is asked. */
const stopNews = (contact: Contact): (() => Generator<RunEvent>) => {
  let isTold = false
  return function* () {
    const stop = contact.stop()
    if (stop === null || isTold) return
    isTold = true
    yield { type: 'stopped', says: stop.says }
  }
}

const startOf = ({ check }: PlannedCheck, { finished }: Turns): RunEvent => ({
  type: 'check-started',
  check: check.id,
  done: finished.size,
})
