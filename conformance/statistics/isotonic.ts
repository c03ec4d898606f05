import { type Bin, binFrom, tiesOf } from './binning.ts'
import type { Forecast } from './forecast.ts'

/** A step of the isotonic line: forecasts from `from` to `to`, recalibrated to one value. */
export type Step = Bin & {
  /** The lowest forecast of the step. */
  readonly from: number
  /** The highest forecast of the step. */
  readonly to: number
}

/**
 * Gives the isotonic line of forecasts: the rising steps that fit the outcomes best (PAV).
 *
 * Pool adjacent violators, equal forecasts pooled first; `outcome` of a step is its recalibrated
 * value. No bins and nothing to tune (Dimitriadis, Gneiting and Jordan, 2021, arXiv 2008.03033).
 */
export function isotonicLine(forecasts: readonly Forecast[]): Step[] {
  const steps: Step[] = []
  for (const block of tiesOf(forecasts)) {
    const bin = binFrom(block)
    let step: Step = { ...bin, from: bin.stated, to: bin.stated }
    let before = steps.at(-1)
    while (before !== undefined && before.outcome >= step.outcome) {
      step = joined(before, step)
      steps.pop()
      before = steps.at(-1)
    }
    steps.push(step)
  }
  return steps
}

function joined(one: Step, other: Step): Step {
  const count = one.count + other.count
  const meanOf = (of: (step: Step) => number): number =>
    (of(one) * one.count + of(other) * other.count) / count
  return {
    count,
    stated: meanOf(({ stated }) => stated),
    outcome: meanOf(({ outcome }) => outcome),
    from: one.from,
    to: other.to,
  }
}

/** Gives what the line recalibrates a forecast to; NaN for a forecast the line was not made from. */
export const recalibrated = (line: readonly Step[], stated: number): number =>
  line.find(({ from, to }) => from <= stated && stated <= to)?.outcome ?? Number.NaN
