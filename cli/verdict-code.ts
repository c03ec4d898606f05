import type { RunRecord } from '../conformance/record.ts'
import { isDeciding, neededOf } from '../conformance/standing-rule.ts'
import { EXIT, type ExitCode } from './exit.ts'

/**
 * Gives the exit code of a run.
 *
 * An interruption outweighs all else, then a MUST that failed, then a server that was not there, then a
 * failed verdict on calibration or speed that keeps a client from acting. A fault of the kit outweighs what
 * is open.
 */
export function codeOf(record: RunRecord): ExitCode {
  const { verdict, interrupted, results } = record
  if (interrupted) return EXIT.interrupted
  if (verdict === 'not-conformant') return EXIT.notConformant
  if (verdict === 'unreachable') return EXIT.unreachable
  if (hasFailed(record)) return EXIT.notConformant
  if (results.some(({ outcome }) => outcome === 'harness-fault')) return EXIT.kitFault
  return verdict === 'incomplete' || isRequiredOpen(record) ? EXIT.incomplete : EXIT.conformant
}

/** Says whether a verdict failed that keeps a client from acting. */
const hasFailed = ({ calibration, latency }: RunRecord): boolean =>
  [calibration, latency].some(part =>
    part?.verdicts.some(({ id, outcome }) => outcome === 'fail' && isDeciding(id)),
  )

/**
 * Says whether what was to be settled is open.
 *
 * Quick is a look, which need not decide; standard and certify require an answer. A measurement that ended before
 * its plan did, since the server was lost or the budget used up, is open at every level, as checks are.
 */
const isRequiredOpen = ({ calibration, latency }: RunRecord): boolean =>
  isOpen(calibration, neededOf.calibration) || isOpen(latency, neededOf.latency)

type Part = RunRecord['calibration'] | RunRecord['latency']

const isOpen = (part: Part, needed: string): boolean => {
  if (part === null) return false
  if (part.ended !== null) return true
  const outcome = part.verdicts.find(({ id }) => id === needed)?.outcome
  return part.level !== 'quick' && outcome !== 'pass' && outcome !== 'fail'
}
