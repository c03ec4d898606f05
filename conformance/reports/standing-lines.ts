import type { RunRecord } from '../record.ts'
import type { StandingVerdict } from '../standing.ts'
import type { Mark } from './marks.ts'
import { visible } from './visible.ts'

/** Names each standing as every report writes it. */
export const standingWords: Readonly<Record<StandingVerdict, string>> = {
  'may-act': 'MAY ACT',
  'shadow-only': 'SHADOW ONLY',
  undecided: 'UNDECIDED',
}

/** The tone of each standing, as its colour. */
export const standingTones: Readonly<Record<StandingVerdict, Mark['tone']>> = {
  'may-act': 'good',
  'shadow-only': 'bad',
  undecided: 'open',
}

/** Says in one sentence whether a client may act on the answers, or why that was not judged. */
export function standingSentence({ standing }: RunRecord): string {
  return standing
    ? `${standingWords[standing.verdict]}: ${standing.says}`
    : 'Whether a client may act on its answers was not judged.'
}

/** Gives the command that measures what this run did not; null where it measured both or nothing answered. */
export function measureStep(record: RunRecord): string | null {
  const { calibration, latency, target, verdict } = record
  if (verdict === 'unreachable') return null
  const options = [
    ...(calibration ? [] : ['--calibration standard']),
    ...(latency ? [] : ['--latency standard']),
  ]
  return options.length === 0
    ? null
    : `decider-kit certify ${visible(target.url)} ${options.join(' ')}`
}
