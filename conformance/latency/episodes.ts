import type { Episode } from './latency-record.ts'
import { isOver, type Time } from './times.ts'

/** Something that was timed, and when. */
export type Timed = {
  readonly atMs: number
  /** Null is a failure. */
  readonly ms: Time
  /** How long it took, answered or not. */
  readonly tookMs: number
}

/** Slow answers further apart than this, in ms, are of two episodes. */
const GAP = 2000

/**
 * Gathers what took longer than a limit into episodes: one stall makes many slow answers that are not independent.
 *
 * What else was asked meanwhile (`others`) joins two slow answers where it was slow as well; it does
 * not count.
 */
export function episodesOf(
  what: string,
  timed: readonly Timed[],
  limitMs: number,
  others: readonly Timed[] = [],
): readonly Episode[] {
  const spans = [
    ...timed.map(each => ({ ...each, counts: 1 })),
    ...others.map(each => ({ ...each, counts: 0 })),
  ]
    .filter(({ ms }) => isOver(ms, limitMs))
    .sort((one, other) => one.atMs - other.atMs)
  const episodes: Episode[] = []
  for (const { atMs, tookMs, counts } of spans) {
    const last = episodes.at(-1)
    const isNew = last === undefined || atMs - last.toMs > GAP
    const { fromMs, toMs, samples } = isNew ? { fromMs: atMs, toMs: atMs, samples: 0 } : last
    const end = Math.max(toMs, atMs + tookMs)
    episodes.splice(isNew ? episodes.length : -1, 1, {
      what,
      fromMs,
      toMs: end,
      samples: samples + counts,
    })
  }
  return episodes.filter(({ samples }) => samples > 0)
}
