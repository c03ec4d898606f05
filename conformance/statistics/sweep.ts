import { type Bin, tiesOf } from './binning.ts'
import type { Forecast } from './forecast.ts'

/** The calibration error in as many bins of equal size as keep outcomes rising. */
export type SweepError = {
  /** Sum of w |c - a| over the bins. */
  readonly expected: number
  /** How many bins there are. */
  readonly bins: number
}

/**
 * Gives the calibration error in the most bins of equal size of which all fewer have outcomes that never fall.
 *
 * ECE-sweep of Roelofs et al. (2022, arXiv 2012.08668): a calibrated forecast has a rising curve, and
 * bins so fine that it falls show noise. As an L1 error, beside the others; the paper's own is L2. Bins
 * are those of `equalMass`, which split no ties. There has to be one forecast at least.
 */
export function sweepError(forecasts: readonly Forecast[]): SweepError {
  const sums = runningSums(forecasts)
  let best = binsOf(sums, 1)
  for (let groups = 2; groups <= forecasts.length; groups += 1) {
    const bins = binsOf(sums, groups)
    if (!isRising(bins)) break
    best = bins
  }
  const expected = best.reduce(
    (sum, { count, stated, outcome }) => sum + count * Math.abs(stated - outcome),
    0,
  )
  return { expected: expected / forecasts.length, bins: best.length }
}

/** Counts and sums up to and with each block of equal forecasts. */
type Running = { readonly count: number; readonly stated: number; readonly outcome: number }

function runningSums(forecasts: readonly Forecast[]): Running[] {
  let [count, stated, outcome] = [0, 0, 0]
  return tiesOf(forecasts).map(block => {
    for (const forecast of block) {
      count += 1
      stated += forecast.stated
      outcome += forecast.outcome
    }
    return { count, stated, outcome }
  })
}

/** Gives the bins `equalMass` gives: each ends with the block of ties that reaches i n / groups. */
function binsOf(sums: readonly Running[], groups: number): Bin[] {
  const total = sums.at(-1)?.count ?? 0
  const bins: Bin[] = []
  let [before, edge]: [Running, number] = [{ count: 0, stated: 0, outcome: 0 }, 1]
  for (const sum of sums) {
    if (sum.count * groups < edge * total) continue
    const count = sum.count - before.count
    const stated = (sum.stated - before.stated) / count
    bins.push({ count, stated, outcome: (sum.outcome - before.outcome) / count })
    edge = Math.floor((sum.count * groups) / total) + 1
    before = sum
  }
  return bins
}

// What sums of binary fractions add: equal outcomes are no fall.
const NOISE = 1e-12

const isRising = (bins: readonly Bin[]): boolean =>
  bins.every(({ outcome }, index) => outcome >= (bins[index - 1]?.outcome ?? 0) - NOISE)
