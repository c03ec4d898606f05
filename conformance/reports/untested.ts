import type { RecordedResult, RunRecord } from '../record.ts'
import { sentence } from '../wording.ts'
import { stagesOf } from './judged-lines.ts'
import { reasonOf } from './reason.ts'

/** One thing a run did not test: why, and the checks it concerns where it concerns any. */
export type Untested = { readonly says: string; readonly checks: readonly string[] }

/** Lists what a run did not test, each reason once, what was not asked for first. */
export function untestedIn(record: RunRecord): Untested[] {
  const { calibration, latency, standing, selection, results } = record
  const chosen = [
    ...(selection?.only?.length > 0 ? ['Checks that --only did not choose.'] : []),
    ...(selection?.skip?.length > 0 ? ['Checks that --skip left out.'] : []),
  ]
  const measured = standing
    ? standing.notTested
    : [
        ...(calibration ? [] : ['Calibration (--calibration).']),
        ...(latency ? [] : ['Speed (--latency).']),
        ...stagesOf(record).flatMap(({ notTested }) => notTested),
      ]
  const plain = [...chosen, ...measured]
  return [
    ...[...new Set(plain)].map(says => ({ says, checks: [] })),
    ...byReason(results.filter(({ outcome }) => outcome === 'unmet')),
    ...byReason(results.filter(({ outcome }) => outcome === 'not-applicable')),
  ]
}

function byReason(results: readonly RecordedResult[]): Untested[] {
  const reasons = [...new Set(results.map(reasonOf))]
  return reasons.map(reason => ({
    says: sentence(reason ?? ''),
    checks: results.filter(one => reasonOf(one) === reason).map(({ check }) => check),
  }))
}
