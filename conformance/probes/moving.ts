import { percent, setting } from '../wording.ts'
import type { Law, SeenTrial } from './probe.ts'
import { type Bounds, type Ruling, shareRuling } from './ruling.ts'
import { marked, pairsOf, verdictOf, widened } from './verdict.ts'

/** How many pairs of answers may lie further apart than a bound. */
export type Moving = {
  /** The most a pair may lie apart, from 0 to 1, before chance widens it. */
  readonly bound: number
  /** What was otherwise the second time, as it stands after a verb: "under another key". */
  readonly how: string
  readonly bounds: Bounds
}

/** One pair of twenty may be off, which warns beyond that and fails never. */
const warning = { warn: 0.05, fail: null }

/** Judges how many pairs lie further apart than a bound, widened to three spreads of a repeated request. */
export function movingRuling(
  seen: readonly SeenTrial[],
  noise: number,
  { bound, how, bounds }: Moving,
): Ruling {
  const most = widened(bound, noise)
  const broken = marked(pairsOf(seen), ({ shift }) => shift > most)
  return shareRuling(`answers move by more than ${setting(most)} ${how}`, broken, bounds)
}

/** Makes a law that only warns, of pairs that may lie apart no further than a bound. */
export function warningLaw(
  law: Omit<Law, 'judge' | 'passes' | 'warns' | 'fails'>,
  { bound, how }: Omit<Moving, 'bounds'>,
): Law {
  return {
    ...law,
    passes: `at most ${percent(warning.warn)} of answers move by more than ${bound} ${how}`,
    warns: 'more do',
    fails: null,
    judge: judging =>
      verdictOf(law, judging, {
        rulings: (seen, noise) => [movingRuling(seen, noise, { bound, how, bounds: warning })],
      }),
  }
}
