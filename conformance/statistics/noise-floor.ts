import type { BinLaw } from './bin-law.ts'
import { nearestRank } from './quantile.ts'

/** The calibration error that noise of labels alone would show, were every forecast calibrated. */
export type NoiseFloor = {
  /** Its mean, exact. */
  readonly mean: number
  /** The error it stays at or below in 95 of 100 runs, by seeded draws. */
  readonly upper: number
}

/**
 * Gives the noise floor of the expected calibration error in these bins.
 *
 * Consistency resampling (Broecker and Smith, 2007): outcomes are drawn from the forecasts themselves.
 * The outcomes of a bin are drawn at once, from the exact law of their count. Print it beside every
 * error: one of 0.04 among 231 answers is what a perfect decider shows.
 */
export function noiseFloor(bins: readonly BinLaw[], draws: number, next: () => number): NoiseFloor {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const laws = bins.map(({ law, count, stated }) => ({
    law: runningSum(law),
    expected: stated * count,
  }))
  const errors = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw += 1) {
    let gaps = 0
    for (const { law, expected } of laws) gaps += Math.abs(drawFrom(law, next()) - expected)
    errors[draw] = gaps / total
  }
  const expected = laws.reduce((sum, each) => sum + meanGap(each.law, each.expected), 0)
  return {
    mean: expected / total,
    upper: nearestRank(errors.sort(), 0.95) ?? Number.NaN,
  }
}

function runningSum(law: Float64Array): Float64Array {
  let running = 0
  return law.map(chance => {
    running += chance
    return running
  })
}

function meanGap(law: Float64Array, expected: number): number {
  let before = 0
  return law.reduce((sum, running, count) => {
    const chance = running - before
    before = running
    return sum + chance * Math.abs(count - expected)
  }, 0)
}

/** Gives the least count whose running sum passes `drawn`, by halving. */
function drawFrom(law: Float64Array, drawn: number): number {
  let [low, high] = [0, law.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((law[middle] ?? 1) > drawn) high = middle
    else low = middle + 1
  }
  return low
}
