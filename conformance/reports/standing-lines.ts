import type { RunRecord } from '../record.ts'
import type { Standing, StandingVerdict } from '../standing.ts'
import { visible } from './visible.ts'

/** Names each standing as every report writes it. */
export const standingWords: Readonly<Record<StandingVerdict, string>> = {
  'may-act': 'MAY ACT',
  'shadow-only': 'SHADOW ONLY',
  undecided: 'UNDECIDED',
}

/** Says in one sentence whether a client may act on the answers, or why that was not judged. */
export function standingSentence({ standing }: RunRecord): string {
  return standing === null
    ? 'Whether a client may act on its answers was not judged.'
    : `${standingWords[standing.verdict]}: ${standing.says}`
}

/** Gives the command that measures what this run did not, or null where it measured both. */
export function measureStep({ calibration, latency, target }: RunRecord): string | null {
  const options = [
    ...(calibration === null ? ['--calibration standard'] : []),
    ...(latency === null ? ['--latency standard'] : []),
  ]
  return options.length === 0
    ? null
    : `decider-kit certify ${visible(target.url)} ${options.join(' ')}`
}

/** Lists what a standing rests on and claims, one label with its value a line. */
export function standingLines({ because, next, claims }: Standing): [string, string][] {
  return [
    ...because.map((line): [string, string] => ['because', line]),
    ...(next === null ? [] : [['next', next] satisfies [string, string]]),
    ...claims.map((line): [string, string] => ['claimed', line]),
  ]
}
