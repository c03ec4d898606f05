import { tiesOf } from './binning.ts'
import { type Forecast, mean } from './forecast.ts'

/** A point of the risk-coverage curve. */
export type RiskPoint = {
  /** The confidence from which answers are kept. */
  readonly threshold: number
  /** The share of answers kept. */
  readonly coverage: number
  /** The share of wrong ones among those kept. */
  readonly risk: number
}

/** How well confidences tell right answers from wrong ones; says nothing about calibration. */
export type RiskCoverage = {
  /** The mean over all coverages of the risk. */
  readonly area: number
  /** The share of wrong answers at full coverage. */
  readonly risk: number
  /** The area if every right answer were more confident than every wrong one. */
  readonly oracle: number
  /** The area less the oracle's: 0 is perfect (Geifman and El-Yaniv). */
  readonly excess: number
  /** The curve, from the most confident answers to all of them. */
  readonly points: readonly RiskPoint[]
}

/** Gives the risk-coverage curve of the confidence view; among equal confidences the risk to be expected. */
export function riskCoverage(forecasts: readonly Forecast[]): RiskCoverage {
  const blocks = tiesOf(forecasts).reverse()
  const counts = blocks.map(({ length }) => length)
  const errors = blocks.map(block => block.reduce((sum, { outcome }) => sum + 1 - outcome, 0))
  const wrongs = forecasts.map(({ outcome }) => 1 - outcome).sort((one, other) => one - other)
  const area = risksOf(counts, errors)
  const oracle = risksOf(
    wrongs.map(() => 1),
    wrongs,
  )
  return {
    area,
    risk: mean(wrongs),
    oracle,
    excess: area - oracle,
    points: pointsOf(blocks, errors, forecasts.length),
  }
}

function pointsOf(blocks: Forecast[][], errors: number[], total: number): RiskPoint[] {
  let [seen, wrong] = [0, 0]
  return blocks.map((block, index) => {
    seen += block.length
    wrong += errors[index] ?? 0
    return { threshold: block[0]?.stated ?? 0, coverage: seen / total, risk: wrong / seen }
  })
}

/**
 * Gives the mean over all coverages of the risk, from blocks of equal confidence in falling order.
 *
 * Within a block of m answers with e wrong, j of them hold e j / m wrong on average, whichever comes
 * first; the sum over j of (E + e j / m) / (N + j) is e + (E - e N / m)(H(N + m) - H(N)).
 */
function risksOf(counts: readonly number[], errors: readonly number[]): number {
  let [seen, wrong, sum] = [0, 0, 0]
  for (let block = 0; block < counts.length; block += 1) {
    const count = counts[block] ?? 0
    const error = errors[block] ?? 0
    if (count === 0) continue
    const step = error / count
    sum += error + (wrong - step * seen) * (harmonic(seen + count) - harmonic(seen))
    seen += count
    wrong += error
  }
  return sum / seen
}

const harmonics = [0]

/** Gives 1 + 1/2 + ... + 1/n. */
function harmonic(count: number): number {
  for (let next = harmonics.length; next <= count; next += 1) {
    harmonics.push((harmonics[next - 1] ?? 0) + 1 / next)
  }
  return harmonics[count] ?? Number.NaN
}
