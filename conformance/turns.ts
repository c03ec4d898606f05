import { clearTimeout, setTimeout } from 'node:timers'
import type { Contact } from './contact.ts'
import type { Exchange } from './exchange.ts'
import { gated, Withheld } from './gate.ts'
import { type Gatekeeper, interrupted } from './gatekeeper.ts'
import type { Plan, PlannedCheck } from './plan.ts'
import type { Finished } from './result.ts'
import type { RunDeps } from './run.ts'
import { isInherited, unjudged, type Verdict } from './verdict.ts'

/** The checks of a plan as they take their turns. */
export type Turns = {
  readonly contact: Contact
  readonly finished: ReadonlyMap<string, Finished>
  /** Starts whatever may start now and gives what it started. */
  start(): readonly PlannedCheck[]
  /** Waits for the next check to end; null when none is left. */
  next(): Promise<Finished | null>
}

/** Who watches over a run: whether the server is there, and what may still be sent. */
export type Watched = { readonly contact: Contact; readonly gatekeeper: Gatekeeper }

const fault = (thrown: unknown): Verdict => {
  if (thrown instanceof Withheld) return { outcome: 'unmet', missing: thrown.missing }
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { outcome: 'harness-fault', error }
}

/** Says what a check comes to without being made, by what it needs; null where it can be made. */
const foregone = (
  { check, notApplicable }: PlannedCheck,
  finished: ReadonlyMap<string, Finished>,
): Verdict | null => {
  if (notApplicable !== null) return { outcome: 'not-applicable', because: notApplicable }
  for (const id of check.needs) {
    const verdict = finished.get(id)?.verdict
    if (verdict === undefined) return { outcome: 'unmet', missing: `${id}, which was skipped` }
    if (verdict.outcome === 'not-applicable') return verdict
    if (verdict.outcome === 'fail') return { outcome: 'unmet', missing: `because ${id} failed` }
    // A check that was itself not made for want of another passes that root on, so that one cause has one name.
    if (verdict.outcome === 'unmet' && isInherited(verdict.missing)) return verdict
    if (verdict.outcome !== 'pass') {
      return { outcome: 'unmet', missing: unjudged(id) }
    }
  }
  return null
}

/** Waits for `verdict` until the check's time is over or the run is interrupted. */
const withinTime = (
  verdict: Promise<Verdict>,
  budgetMs: number,
  signal: AbortSignal | undefined,
): Promise<Verdict> =>
  new Promise(resolve => {
    const end = (ending: Verdict): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', interrupt)
      resolve(ending)
    }
    const timer = setTimeout(
      () => end({ outcome: 'unmet', missing: `an end of the check within ${budgetMs} ms` }),
      budgetMs,
    )
    const interrupt = (): void => end({ outcome: 'unmet', missing: interrupted })
    if (signal?.aborted === true) interrupt()
    else signal?.addEventListener('abort', interrupt)
    verdict.then(end, (thrown: unknown) => end(fault(thrown)))
  })

const make = async (
  planned: PlannedCheck,
  deps: RunDeps,
  contact: Contact,
  why: (requests: number) => string | null,
): Promise<Finished> => {
  const { check } = planned
  const began = deps.now()
  const exchanges: Exchange[] = []
  let isOver = false
  const probe = deps.target.probe({
    check: check.id,
    seed: deps.seed,
    record: exchange => {
      contact.observe(exchange)
      if (!isOver) exchanges.push(exchange)
    },
  })
  const gate = gated(probe, requests => (isOver ? 'time' : why(requests)))
  const attempt = async (): Promise<Verdict> => check.run(gate)
  const budgetMs = deps.requestMs * (check.requests + 1)
  const verdict = await withinTime(attempt(), budgetMs, deps.signal)
  isOver = true
  return { planned, verdict, exchanges, ms: deps.now() - began }
}

/** Lets the checks of a plan take their turns: needs first, at most `parallel` at once. */
export const takeTurns = (plan: Plan, deps: RunDeps, { contact, gatekeeper }: Watched): Turns => {
  const waiting = new Set(plan.checks)
  const ids = new Set(plan.checks.map(({ check }) => check.id))
  const finished = new Map<string, Finished>()
  const running = new Map<PlannedCheck, Promise<Finished>>()
  const why = (requests: number): string | null => gatekeeper.pass(requests)?.missing ?? null
  const isReady = ({ check }: PlannedCheck): boolean =>
    check.needs.every(id => finished.has(id) || !ids.has(id))

  const begin = (planned: PlannedCheck): void => {
    waiting.delete(planned)
    const missing = why(0)
    const known: Verdict | null =
      foregone(planned, finished) ?? (missing === null ? null : { outcome: 'unmet', missing })
    const ending =
      known === null
        ? make(planned, deps, contact, why)
        : Promise.resolve({ planned, verdict: known, exchanges: [], ms: 0 })
    running.set(planned, ending)
  }
  return {
    contact,
    finished,
    start() {
      const free = Math.max(1, deps.parallel ?? 1) - running.size
      const ready = [...waiting].filter(isReady).slice(0, Math.max(0, free))
      for (const planned of ready) begin(planned)
      return ready
    },
    async next() {
      if (running.size === 0) return null
      const ended = await Promise.race(running.values())
      running.delete(ended.planned)
      finished.set(ended.planned.check.id, ended)
      return ended
    },
  }
}
