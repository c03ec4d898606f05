import { breakerLimit } from '../contact.ts'
import type { MeasureEnd } from '../measuring.ts'
import { inMs } from '../wording.ts'
import { samplesOf } from './cell-summary.ts'
import { episodesOf } from './episodes.ts'
import { limits } from './limits.ts'
import type { Taken } from './taking.ts'
import type { Time } from './times.ts'
import type { Stretch } from './windows.ts'

/** L and R, one after the other. */
export type Loop = {
  readonly atMs: number
  /** Null where either failed, or where L left no time to ask R. */
  readonly ms: Time
  readonly tookMs: number
  readonly exchange: number
}

/** Gives the loops that came to an end: R answered or failed, or not asked since L had used the budget up. */
export const loopsOf = ({ units, end }: Pick<Stretch, 'units' | 'end'>): readonly Loop[] =>
  units.flatMap(({ unit, taken }, index) => {
    const [stuck, rerank] = taken
    const isCut = end !== null && index === units.length - 1 && taken.length < 2
    if (unit.kind !== 'loop' || stuck === undefined || isCut) return []
    const tookMs = stuck.tookMs + (rerank?.tookMs ?? 0)
    const isWhole = stuck.ms !== null && rerank !== undefined && rerank.ms !== null
    const { atMs } = stuck
    return [{ atMs, ms: isWhole ? tookMs : null, tookMs, exchange: (rerank ?? stuck).exchange }]
  })

/**
 * Leaves out the failures by which it was found that the server is gone.
 *
 * They say that it died, not how fast it answers; without this a server that dies half-way would fail
 * for want of answers.
 */
export function withoutLoss<Timed extends { readonly ms: Time }>(
  timed: readonly Timed[],
  end: MeasureEnd | null,
): readonly Timed[] {
  if (end?.reason !== 'lost') return timed
  const least = timed.length - breakerLimit
  const last = timed.findLastIndex(({ ms }, index) => ms !== null || index < least)
  return timed.slice(0, last + 1)
}

/** Gives the samples of L on new connections, by which L1 and L2 are judged. */
export const capSamples = (taken: readonly Taken[]): readonly Taken[] =>
  samplesOf(taken, 'L', 'fresh')

/** Gathers what was over a limit into episodes: questions about 6,000 characters at either limit, and loops. */
export function capEpisodes({ units, end }: Pick<Stretch, 'units' | 'end'>) {
  const taken = units.flatMap(unit => unit.taken)
  const samples = capSamples(taken)
  const others = taken.filter(each => !samples.includes(each))
  const { medianMs, tailMs } = limits
  const cap = 'questions about 6,000 characters over'
  return {
    median: episodesOf(`${cap} ${inMs(medianMs)}`, samples, medianMs, others),
    tail: episodesOf(`${cap} ${inMs(tailMs)}`, samples, tailMs, others),
    loops: episodesOf(`loops over ${inMs(tailMs)}`, loopsOf({ units, end }), tailMs, others),
  }
}
