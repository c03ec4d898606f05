import { contradictions } from '../statistics/certificate.ts'
import { figure, percent } from '../wording.ts'
import { differenceOf } from './difference.ts'
import type { Judging, Law, Seen, SeenTrial } from './probe.ts'
import { isConfident } from './reading.ts'
import { isLeaking } from './rename.ts'
import { type Ruling, shareRuling } from './ruling.ts'
import { verdictOf } from './verdict.ts'

const MOST_CONTRADICTORY = 0.2
const sources = ['rename', 'batch', 'options'] as const

/** Pairs of confident answers that cannot both be right, of the probes that can fail alone (calibration.md section 2.3). */
export const contradictionLaw: Law = {
  id: 'C5.contradiction',
  title: 'confident answers do not contradict each other',
  from: sources,
  passes: 'no two answers at 0.9 or more to the same question contradict each other',
  fails: `more than ${percent(MOST_CONTRADICTORY)} of such pairs are shown to contradict each other`,
  warns: 'some do',
  next: 'see which of C5.rename, C5.batch and C5.options they come from, and mend that first',
  judge: judging =>
    verdictOf(contradictionLaw, pooled(judging), { rulings: ruled, isWidened: false }),
}

/** Takes the pairs of all sources as those of one; keys that decide answers are one failure already. */
function pooled(judging: Judging): Judging {
  const all = sources
    .filter(id => id !== 'rename' || !isLeaking(judging))
    .map(id => judging.seen(id))
  const sum = (of: (seen: Seen) => number): number =>
    all.reduce((total, seen) => total + of(seen), 0)
  const seen: Seen = {
    trials: all.flatMap(({ trials }) => trials),
    planned: sum(({ planned }) => planned),
    missing: sum(({ missing }) => missing),
    unsent: sum(({ unsent }) => unsent),
  }
  return { ...judging, seen: () => seen }
}

function ruled(seen: readonly SeenTrial[]): readonly Ruling[] {
  const confident = seen.filter(({ found }) => found.every(({ reading }) => isConfident(reading)))
  const pairs = confident.map(each => ({ seen: each, value: isContradictory(each) ? 1 : 0 }))
  const count = pairs.filter(({ value }) => value === 1).length
  const { errorRate } = contradictions(count, pairs.length)
  const ruling = shareRuling('pairs of answers at 0.9 or more contradict each other', pairs, {
    warn: 0,
    fail: MOST_CONTRADICTORY,
  })
  if (pairs.length === 0) return [ruling]
  // One in a hundred is a warning: it proves an error and not that many are.
  const outcome = ruling.outcome === 'inconclusive' ? 'warn' : ruling.outcome
  const says = `${ruling.says}, so that ${figure(errorRate)} of these answers are wrong at least`
  return [{ ...ruling, outcome, reason: null, says: count === 0 ? ruling.says : says }]
}

function isContradictory({ found }: SeenTrial): boolean {
  const [one, other] = found
  return one && other ? differenceOf(one.reading, other.reading)?.isFlipped === true : false
}
