/** A logarithmic axis of times in ms. */
export type TimeScale = {
  readonly domain: readonly [from: number, to: number]
  /** Where it is labelled: decades, and 2 and 5 between them where there are few. */
  readonly ticks: readonly number[]
  /** Gives where a time lies, from 0 to 1; times beyond an end lie on it. */
  shareOf(ms: number): number
}

// Rounding to them keeps an axis the same when a sample moves a little.
const STEPS = [1, 2, 5, 10]
const FEW = 2.5

/** Makes an axis that holds every one of `times` that is a number above 0; from 0.1 ms to 100 s at most. */
export function timeScale(times: readonly number[]): TimeScale {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const time of times) {
    if (!Number.isFinite(time)) continue
    const held = Math.min(1e5, Math.max(0.1, time))
    least = Math.min(least, held)
    most = Math.max(most, held)
  }
  const from = stepFrom(Math.min(least, most), 'down')
  const to = Math.max(from * 10, stepFrom(most, 'up'))
  const [low, span] = [Math.log10(from), Math.log10(to) - Math.log10(from)]
  return {
    domain: [from, to],
    ticks: ticksOf(from, to, span < FEW ? [1, 2, 5] : [1]),
    shareOf: ms => Math.min(1, Math.max(0, (Math.log10(Math.max(ms, 1e-9)) - low) / span)),
  }
}

function stepFrom(time: number, way: 'down' | 'up'): number {
  const decade = 10 ** Math.floor(Math.log10(time || 1))
  // A share of the step, so that 2,000 is not taken for more than 2,000 by what binary fractions add.
  const inside = STEPS.map(step => step * decade)
  const found =
    way === 'down'
      ? inside.findLast(step => step <= time * (1 + 1e-9))
      : inside.find(step => step >= time * (1 - 1e-9))
  return Number((found ?? decade).toPrecision(6))
}

const ticksOf = (from: number, to: number, steps: readonly number[]): number[] =>
  [-1, 0, 1, 2, 3, 4, 5]
    .flatMap(power => steps.map(step => Number((step * 10 ** power).toPrecision(6))))
    .filter(tick => from <= tick && tick <= to)

/** Counts times in `bins` steps of equal width on the axis. */
export function countsOn(scale: TimeScale, times: readonly number[], bins: number): number[] {
  const counts = Array.from({ length: bins }, () => 0)
  for (const time of times) {
    const at = Math.min(bins - 1, Math.floor(scale.shareOf(time) * bins))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** Gives the time at share `share` of the axis. */
export const timeAt = ({ domain: [from, to] }: TimeScale, share: number): number =>
  from * (to / from) ** share
