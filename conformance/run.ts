import { ownValue } from '../spec/json-object.ts'
import { type Contact, watchContact } from './contact.ts'
import { targetClosed } from './errors.ts'
import { recordExchange } from './evidence.ts'
import type { Exchange } from './exchange.ts'
import type { Plan, PlannedCheck } from './plan.ts'
import type { Address } from './probe/address.ts'
import type { Target } from './probe/target.ts'
import { type Kit, type RecordedResult, type RunRecord, summaryOf, verdictOf } from './record.ts'
import type { Redactor } from './redact.ts'
import { type Finished, recordResult } from './result.ts'
import { type Turns, takeTurns } from './turns.ts'

/** What happens in a run, as it happens. */
export type RunEvent =
  | { readonly type: 'started'; readonly checks: number; readonly requests: number }
  | { readonly type: 'check-started'; readonly check: string; readonly done: number }
  | { readonly type: 'check-finished'; readonly result: RecordedResult; readonly done: number }
  | { readonly type: 'stopped'; readonly says: string }

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

/** Reads the model off the first answer that names one. */
const modelOf = (exchanges: readonly Exchange[]): string | null => {
  for (const { received, sent } of exchanges) {
    if (received?.status !== 200 || !sent.path.includes('/v1/systemone')) continue
    const model = modelIn(received.body)
    if (model !== null) return model
  }
  return null
}

const modelIn = (body: Uint8Array): string | null => {
  try {
    const model = ownValue(JSON.parse(Buffer.from(body).toString('utf8')), 'model')
    return typeof model === 'string' ? model : null
  } catch {
    return null
  }
}

type Outcome = Pick<RunRecord, 'verdict' | 'stopped'>

const outcomeOf = (
  results: readonly RecordedResult[],
  contact: Contact,
  { address, hasToken }: RunDeps,
): Outcome => {
  const stopped = contact.stop()?.says ?? null
  if (stopped !== null && !contact.hasAnswered()) return { verdict: 'unreachable', stopped }
  if (contact.isShut() && !hasToken) {
    return { verdict: 'unreachable', stopped: stopped ?? targetClosed(address.url) }
  }
  return { verdict: verdictOf(results), stopped }
}

const inPlanOrder = (plan: Plan, finished: ReadonlyMap<string, Finished>): readonly Finished[] =>
  plan.checks.flatMap(({ check }) => finished.get(check.id) ?? [])

const recordOf = (plan: Plan, deps: RunDeps, turns: Turns, startedAt: Date): RunRecord => {
  const finished = inPlanOrder(plan, turns.finished)
  const results = finished.map(one => recordResult(one, deps))
  const exchanges = finished.flatMap(one => one.exchanges).sort((one, other) => one.id - other.id)
  const { verdict, stopped } = outcomeOf(results, turns.contact, deps)
  return {
    format: 'decider-kit/run@1',
    kit: deps.kit,
    target: {
      url: deps.redactor.text(deps.address.url),
      model: modelOf(exchanges),
    },
    profile: plan.profile,
    declared: plan.declared,
    seed: deps.seed,
    startedAt: startedAt.toISOString(),
    finishedAt: deps.date().toISOString(),
    verdict,
    summary: summaryOf(results),
    results,
    calibration: null,
    latency: null,
    standing: null,
    readers: null,
    exchanges: exchanges.map(recordExchange),
    interrupted: deps.signal?.aborted ?? false,
    stopped,
    selection: deps.selection ?? { only: [], skip: [] },
    launch: null,
  }
}

/**
 * Makes the checks of a plan, one after another or `parallel` at once, and gives the record.
 *
 * A check whose need did not pass is not made. The run ends early, with every check left over as
 * unmet, when the server is gone, the requests are used up or the signal aborts.
 */
export async function* run(plan: Plan, deps: RunDeps): AsyncGenerator<RunEvent, RunRecord> {
  const startedAt = deps.date()
  const contact = watchContact(deps.address.url)
  const turns = takeTurns(plan, deps, contact)
  let told = false
  yield { type: 'started', checks: plan.checks.length, requests: plan.requests }
  for (;;) {
    for (const started of turns.start()) yield startOf(started, turns)
    const finished = await turns.next()
    if (finished === null) break
    const result = recordResult(finished, deps)
    yield { type: 'check-finished', result, done: turns.finished.size }
    const stop = contact.stop()
    if (stop !== null && !told) {
      told = true
      yield { type: 'stopped', says: stop.says }
    }
  }
  return recordOf(plan, deps, turns, startedAt)
}

const startOf = ({ check }: PlannedCheck, { finished }: Turns): RunEvent => ({
  type: 'check-started',
  check: check.id,
  done: finished.size,
})
