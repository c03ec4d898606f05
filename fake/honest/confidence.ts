import { expectationOf } from '../answer.ts'
import type { ConfidenceFormula } from './traits.ts'

type Formula = (probabilities: readonly number[]) => number

/** The ways public deciders sum up a distribution, each from 0 (knows nothing) or 1/n to 1 (sure). */
const formulas: Readonly<Record<ConfidenceFormula, Formula>> = {
  largest: probabilities => Math.max(...probabilities),
  normalised: probabilities => {
    const { length } = probabilities
    return (length * Math.max(...probabilities) - 1) / (length - 1)
  },
  entropy: probabilities => {
    const entropy = sum(probabilities.map(p => (p > 0 ? -p * Math.log(p) : 0)))
    return 1 - entropy / Math.log(probabilities.length)
  },
  margin: probabilities => {
    const [first = 0, second = 0] = [...probabilities].sort((one, other) => other - one)
    return first - second
  },
  // The standard deviation over levels, against the largest there can be: half at either end.
  spread: probabilities => {
    const mean = expectationOf(probabilities)
    const deviation = Math.sqrt(sum(probabilities.map((p, level) => p * (level - mean) ** 2)))
    return 1 - deviation / ((probabilities.length - 1) / 2)
  },
}

/** Gives the confidence of a distribution over two outcomes or more by `formula`, from 0 to 1. */
export const confidenceOf = (
  formula: ConfidenceFormula,
  probabilities: readonly number[],
): number => Math.min(1, Math.max(0, formulas[formula](probabilities)))

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
