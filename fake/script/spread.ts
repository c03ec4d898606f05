import { indexOfLargest, levelsAround, tidy } from '../../spec/distribution.ts'

/** Gives `count` probabilities with `share` at `place` and the rest shared out evenly. */
export const peaked = (count: number, place: number, share: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    index === place ? (count === 1 ? 1 : share) : tidy((1 - share) / (count - 1)),
  )

/** Gives the same probabilities with the largest at `place`: the two change places. */
export function movePeak(probabilities: readonly number[], place: number): number[] {
  const peak = indexOfLargest(probabilities)
  const [highest = 0, own = 0] = [probabilities[peak], probabilities[place]]
  return probabilities.map((p, index) => {
    if (index === place) return highest
    return index === peak ? own : p
  })
}

/**
 * Gives probabilities with exactly `share` at `place` and no larger one elsewhere.
 *
 * The others keep their proportions in `probabilities`, or come as close to them as `share` allows;
 * a share below 1 of their number, which no largest probability can be, gives an even distribution.
 */
export function withPeak(probabilities: readonly number[], place: number, share: number): number[] {
  const others = probabilities.length - 1
  if (share * probabilities.length <= 1) {
    return probabilities.map(() => tidy(1 / probabilities.length))
  }
  const rest = 1 - share
  const sum = probabilities.reduce((total, p, index) => (index === place ? total : total + p), 0)
  const proportion = (p: number) => (sum > 0 ? p / sum : 1 / others)
  const largest = Math.max(...probabilities.map((p, i) => (i === place ? 0 : proportion(p))))
  // Between the proportions and evenness, as near to the proportions as leaves all below the share.
  const room = share / rest - 1 / others
  const excess = largest - 1 / others
  const kept = excess <= room ? 1 : room / excess
  return probabilities.map((p, index) => {
    if (index === place) return share
    return Math.min(share, tidy(rest * (kept * proportion(p) + (1 - kept) / others)))
  })
}

/** Gives probabilities over `count` levels whose expected level is `mean`: on the two levels around it. */
export const around = (count: number, mean: number): number[] => levelsAround(mean, count).map(tidy)

/** Gives probabilities over `count` levels with the expected level `mean` and the largest of them `share`; undefined where there are none. */
export function aroundWithPeak(count: number, mean: number, share: number): number[] | undefined {
  const levels = Array.from({ length: count }, (_, level) => level)
  const byDistance = levels.toSorted((one, other) => Math.abs(one - mean) - Math.abs(other - mean))
  for (const peak of byDistance) {
    const found = balanced(levels, peak, mean, share)
    if (found !== undefined) return found
  }
  return undefined
}

/** Puts `share` on `peak` and mixes the lowest and the highest way to spread the rest, so that the mean is met. */
function balanced(
  levels: readonly number[],
  peak: number,
  mean: number,
  share: number,
): number[] | undefined {
  const low = filled(levels, peak, share)
  const high = filled(levels.toReversed(), peak, share).reverse()
  const [least, most] = [meanOf(low), meanOf(high)]
  if (mean < least - 1e-9 || mean > most + 1e-9 || share * levels.length < 1) return undefined
  const part = most - least < 1e-12 ? 0 : (mean - least) / (most - least)
  const mixed = low.map((p, level) => p + Math.min(1, Math.max(0, part)) * ((high[level] ?? 0) - p))
  return mixed.map((p, level) => (level === peak ? share : Math.min(share, tidy(p))))
}

/** Puts `share` on `peak` and the rest on the first levels, at most `share` on each. */
function filled(levels: readonly number[], peak: number, share: number): number[] {
  let rest = 1 - share
  return levels.map(level => {
    if (level === peak) return share
    const taken = Math.min(share, rest)
    rest -= taken
    return taken
  })
}

const meanOf = (probabilities: readonly number[]): number =>
  probabilities.reduce((total, p, level) => total + p * level, 0)
