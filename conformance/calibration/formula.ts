import { type ConfidenceFormula, confidenceOf } from '../../spec/confidence.ts'
import { mean } from '../statistics/forecast.ts'
import { halfStep } from '../statistics/proper-score.ts'
import { withProbabilities } from '../statistics/view.ts'
import type { SpreadAnswer } from './summary.ts'

const formulas: readonly ConfidenceFormula[] = [
  'largest',
  'normalised',
  'margin',
  'entropy',
  'spread',
  'distance',
]

const words: Readonly<Record<ConfidenceFormula, string>> = {
  largest: 'the largest probability',
  normalised: '(K times the largest probability less 1) / (K - 1)',
  margin: 'the largest probability less the second',
  entropy: '1 less the entropy over its most',
  spread: '1 less the deviation over levels against its most',
  distance: '1 less the mean distance from the likeliest level against an even spread',
}

// Rounding moves a formula by several half steps: each probability and the confidence have their own.
const ROUNDINGS = 6
const FITTING = 0.95

/**
 * Names the formula the confidence of choices or scores is made by, within rounding; "unknown" where none fits.
 *
 * Several that fit all the answers are all named, the nearest first. Null where no answer states probabilities.
 */
export function formulaOf(answers: readonly SpreadAnswer[]): string | null {
  const stated = withProbabilities(answers)
  if (stated.length === 0) return null
  const step = halfStep(
    stated.flatMap(({ probabilities, confidence }) => [...probabilities, confidence]),
  )
  const tolerance = ROUNDINGS * step + 1e-9
  const fits = formulas.flatMap(formula => {
    const errors = stated.map(({ probabilities, confidence }) =>
      Math.abs(confidenceOf(formula, probabilities) - confidence),
    )
    const fitting = errors.filter(error => error <= tolerance).length
    return fitting >= FITTING * errors.length ? [{ formula, error: mean(errors) }] : []
  })
  const named = fits.sort((one, other) => one.error - other.error)
  return named.length === 0 ? 'unknown' : named.map(({ formula }) => words[formula]).join(', or ')
}
