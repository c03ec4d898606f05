import { ownValue } from '../spec/json-object.ts'
import type { Contact } from './contact.ts'
import { targetClosed } from './errors.ts'
import { recordExchange } from './evidence.ts'
import type { Exchange } from './exchange.ts'
import type { Plan } from './plan.ts'
import { type RecordedResult, type RunRecord, summaryOf, verdictOf } from './record.ts'
import { type Finished, recordResult } from './result.ts'
import type { RunDeps } from './run.ts'
import type { Measured } from './stages.ts'
import { standingOf } from './standing.ts'
import type { Turns } from './turns.ts'

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

/** A run that is over, with all that came of it. */
export type EndedRun = {
  readonly plan: Plan
  readonly deps: RunDeps
  readonly turns: Turns
  readonly startedAt: Date
  readonly results: readonly RecordedResult[]
  readonly measured: Measured
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

/** Gives the results of the checks that are over, in the order of the plan. */
export const resultsOf = (plan: Plan, turns: Turns, deps: RunDeps): readonly RecordedResult[] =>
  inPlanOrder(plan, turns.finished).map(one => recordResult(one, deps))

const exchangesOf = (turns: Turns, measured: Measured): readonly Exchange[] =>
  [...turns.finished.values()]
    .flatMap(one => one.exchanges)
    .concat(measured.exchanges)
    .sort((one, other) => one.id - other.id)

/** Writes a run that is over into its record. */
export const recordOf = (ended: EndedRun): RunRecord => {
  const { plan, deps, turns, startedAt, results, measured } = ended
  const exchanges = exchangesOf(turns, measured)
  const { verdict, stopped } = outcomeOf(results, turns.contact, deps)
  const selection = deps.selection ?? { only: [], skip: [] }
  const record: RunRecord = {
    format: 'decider-kit/run@1',
    kit: deps.kit,
    target: { url: deps.redactor.text(deps.address.url), model: modelOf(exchanges) },
    profile: plan.profile,
    declared: plan.declared,
    seed: deps.seed,
    startedAt: startedAt.toISOString(),
    finishedAt: deps.date().toISOString(),
    verdict,
    summary: summaryOf(results),
    results,
    calibration: measured.calibration,
    latency: measured.latency,
    standing: null,
    readers: null,
    exchanges: exchanges.map(recordExchange),
    interrupted: deps.signal?.aborted ?? false,
    stopped,
    selection,
    launch: null,
  }
  const isWhole = selection.only.length + selection.skip.length === 0
  return { ...record, standing: standingOf({ ...record, isWhole }) }
}
