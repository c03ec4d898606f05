import type { Contact } from './contact.ts'
import { targetClosed } from './errors.ts'
import type { Exchange } from './exchange.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { openMeasurer } from './measurer.ts'
import type { MeasureEnd } from './measuring.ts'
import type { RecordedResult, RunRecord } from './record.ts'
import type { RunDeps } from './run.ts'
import { makeStage, type Stage, type StageEvent, type StageName } from './stage.ts'

/** What was measured in a run. */
export type Measured = Pick<RunRecord, 'calibration' | 'latency'> & {
  readonly exchanges: readonly Exchange[]
}

/** What the measurements of a run share with its checks. */
export type StageDeps = {
  readonly deps: RunDeps
  readonly contact: Contact
  readonly gatekeeper: Gatekeeper
  readonly results: readonly RecordedResult[]
}

/** The checks without which no question is answered at all. */
const foundations: ReadonlySet<string> = new Set([
  'endpoint.reached',
  'endpoint.no-redirect',
  'body.status',
])

/** Says why nothing is worth measuring, or null where answers are to be had. */
const reasonAgainst = ({ deps, contact, results }: StageDeps): MeasureEnd | null => {
  if (contact.isShut() && !deps.hasToken) {
    return { reason: 'lost', says: targetClosed(deps.address.url) }
  }
  const broken = results.find(({ check, outcome }) => foundations.has(check) && outcome === 'fail')
  if (broken === undefined) return null
  const { check, finding } = broken
  return { reason: 'lost', says: `No question is answered: ${check} failed (${finding?.says}).` }
}

/**
 * Makes the measurements that were asked for, one after the other.
 *
 * A measurement of a server that is gone or answers nothing is handed a closed gate: it sends nothing,
 * and its record says why.
 */
export async function* makeStages(shared: StageDeps): AsyncGenerator<StageEvent, Measured> {
  const { deps, contact, gatekeeper } = shared
  const closed = reasonAgainst(shared)
  const exchanges: Exchange[] = []
  async function* made<Kept>(
    name: StageName,
    stage: Stage<Kept> | undefined,
  ): AsyncGenerator<StageEvent, Kept | null> {
    if (stage === undefined) return null
    const { url } = deps.address
    const measurer = openMeasurer({ ...deps, url, contact, gatekeeper, closed })
    try {
      return yield* makeStage(name, stage, measurer.measuring)
    } finally {
      measurer.finish()
      exchanges.push(...measurer.exchanges)
    }
  }
  const { calibration, latency } = deps.stages ?? {}
  return {
    calibration: yield* made('calibration', calibration),
    latency: yield* made('latency', latency),
    exchanges,
  }
}
