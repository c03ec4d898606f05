import type { MeasureEnd } from '../measuring.ts'
import { remedies } from '../remedy.ts'
import type { MeasuredAnswer, Population } from './calibration-record.ts'
import type { PlannedCase } from './planned-case.ts'
import type { AskedCase } from './reading.ts'
import type { Hold } from './verdict.ts'

/** What was asked, and how it ended. */
export type Evidence = {
  /** In the order of asking. */
  readonly asked: readonly AskedCase[]
  readonly ended: MeasureEnd | null
  /** How many planned cases of each population were not asked, but for those an early decision made needless. */
  readonly missing: Readonly<Record<Population, number>>
  /** The user's own cases, asked or not. */
  readonly own: readonly PlannedCase[]
}

/** Gives the usable answers of a population in the order of asking. */
export const answersOf = ({ asked }: Evidence, population: Population): MeasuredAnswer[] =>
  asked.flatMap(({ planned, answer }) =>
    answer !== null && planned.role === population ? [answer] : [],
  )

/**
 * Says why verdicts on a population stay open though answers came: asking ended before its plan did.
 *
 * The number of answers was fixed before, and whoever stops early may have stopped for what was seen.
 */
export function endHold({ ended, missing, asked }: Evidence, population: Population): Hold | null {
  const left = missing[population]
  if (ended === null || left === 0) return null
  const came = asked.filter(({ planned }) => planned.role === population).length
  return {
    reason: ended.reason,
    says: `asking ended after ${came} of ${came + left} cases: ${ended.says.replace(/\.$/, '')}`,
    next: nextAfter[ended.reason],
  }
}

/** Gives the reason that explains more: a server that was lost left the last questions without an answer. */
export function holdOf(
  evidence: Evidence,
  population: Population,
  coverage: Hold | null,
): Hold | null {
  const end = endHold(evidence, population)
  return evidence.ended?.reason === 'lost' ? (end ?? coverage) : (coverage ?? end)
}

const nextAfter: Readonly<Record<MeasureEnd['reason'], string>> = {
  lost: remedies.lost,
  budget: 'raise --max-requests, or choose a lower level',
  interrupted: 'run it again to the end',
}
