import type { Level } from '../spec/clause.ts'
import type { CalibrationRecord } from './calibration/calibration-record.ts'
import type { RecordedExchange } from './evidence.ts'
import type { LatencyRecord } from './latency/latency-record.ts'
import type { Standing } from './standing.ts'
import type { Finding, Outcome } from './verdict.ts'

/** What one check came to. */
export type RecordedResult = {
  readonly check: string
  readonly clauses: readonly string[]
  readonly level: Level
  readonly title: string
  readonly outcome: Outcome
  /** `exchange` is absent from the records of kits that did not keep it. */
  readonly finding?: Omit<Finding, 'exchange'> & { readonly exchange?: number }
  /** What an unmet check was waiting for, a noun phrase. */
  readonly missing?: string
  /** Why a check does not apply. */
  readonly because?: string
  /** What went wrong within the kit. */
  readonly error?: string
  readonly exchanges: readonly number[]
  readonly replay: readonly string[]
  readonly ms: number
}

/** What a run says about a server. */
export type RunVerdict = 'conformant' | 'not-conformant' | 'incomplete' | 'unreachable'

/** The kit that made a record, so that another can tell whether it would judge alike. */
export type Kit = { readonly version: string; readonly register: string; readonly openapi: string }

/** How many checks of a level came to each outcome. */
export type Counts = Readonly<Record<string, number>>

/** The run in one value; its JSON form is described by run-record.schema.json. */
export type RunRecord = {
  readonly format: 'decider-kit/run@1'
  readonly kit: Kit
  readonly target: { readonly url: string; readonly model: string | null }
  readonly profile: string
  readonly declared: readonly string[]
  readonly seed: string
  readonly startedAt: string
  readonly finishedAt: string
  readonly verdict: RunVerdict
  readonly summary: Readonly<Record<string, Counts>>
  readonly results: readonly RecordedResult[]
  /** Null where calibration was not asked for; `latency` and `standing` alike. */
  readonly calibration: CalibrationRecord | null
  readonly latency: LatencyRecord | null
  readonly standing: Standing | null
  readonly readers: null
  readonly exchanges: readonly RecordedExchange[]
  /** Whether the run was broken off by its caller. */
  readonly interrupted: boolean
  /** Why the run ended before every check was made, or null. */
  readonly stopped: string | null
  /** What --only and --skip chose; a verdict speaks about the chosen checks alone. */
  readonly selection: { readonly only: readonly string[]; readonly skip: readonly string[] }
  /** The command that started the server and what that wrote, where the kit launched it. */
  readonly launch: { readonly command: string; readonly output: string } | null
}

const outcomes: readonly Outcome[] = ['pass', 'fail', 'unmet', 'not-applicable', 'harness-fault']
const levels: readonly Level[] = ['MUST', 'SHOULD', 'MAY', 'INFO']

/** Counts the outcomes of each level; MUST and SHOULD are always there, the others where they occur. */
export const summaryOf = (
  results: readonly Pick<RecordedResult, 'level' | 'outcome'>[],
): Readonly<Record<string, Counts>> => {
  const present = levels.filter(
    level => level === 'MUST' || level === 'SHOULD' || results.some(one => one.level === level),
  )
  return Object.fromEntries(
    present.map(level => [
      level,
      Object.fromEntries(
        outcomes.map(outcome => [
          outcome,
          results.filter(one => one.level === level && one.outcome === outcome).length,
        ]),
      ),
    ]),
  )
}

/**
 * Gives the verdict the outcomes amount to.
 *
 * A MUST that failed makes a server not conformant. A MUST that could not be judged, a fault of
 * the kit, or nothing judged at all leaves the run incomplete.
 */
export const verdictOf = (
  results: readonly Pick<RecordedResult, 'level' | 'outcome'>[],
): Exclude<RunVerdict, 'unreachable'> => {
  const musts = results.filter(({ level }) => level === 'MUST')
  if (musts.some(({ outcome }) => outcome === 'fail')) return 'not-conformant'
  const isOpen = musts.some(({ outcome }) => outcome === 'unmet')
  const isFaulty = results.some(({ outcome }) => outcome === 'harness-fault')
  const isEmpty = results.every(({ outcome }) => outcome === 'not-applicable')
  return isOpen || isFaulty || isEmpty ? 'incomplete' : 'conformant'
}
