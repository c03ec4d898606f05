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

const FITTING = 0.95

/**
 * Names the formula the confidence of choices or scores is made by, within rounding; "unknown" where none fits.
 *
 * Several that fit all the answers are all named, the nearest first. Null where no answer states probabilities.
 */
export function formulaOf(answers: readonly SpreadAnswer[]): string | null {
  const stated = withProbabilities(answers)
  if (stated.length === 0) return null
  // Digits may be rounded or cut off: what was written lies up to a whole step from what it was.
  const step =
    2 * halfStep(stated.flatMap(({ probabilities, confidence }) => [...probabilities, confidence]))
  const fits = formulas.flatMap(formula => {
    const tried = stated.map(({ probabilities, confidence }) => ({
      error: Math.abs(confidenceOf(formula, probabilities) - confidence),
      slack: slackOf(formula, probabilities, step),
    }))
    const fitting = tried.filter(({ error, slack }) => error <= slack + 1e-9).length
    const error = mean(tried.map(each => each.error))
    return fitting >= FITTING * tried.length ? [{ formula, error }] : []
  })
  const named = fits.sort((one, other) => one.error - other.error)
  return named.length === 0 ? 'unknown' : named.map(({ formula }) => words[formula]).join(', or ')
}

/**
 * Gives by how much digits that were left off may move a formula.
 *
 * Each probability is moved by itself, since a root and a logarithm are steep where one is near 0: between
 * (1, 0) and (0.995, 0.005), both written 1 and 0, the deviation moves a confidence by 0.14.
 */
function slackOf(
  formula: ConfidenceFormula,
  probabilities: readonly number[],
  step: number,
): number {
  const stated = confidenceOf(formula, probabilities)
  const shiftOf = (at: number, by: number): number =>
    Math.abs(confidenceOf(formula, moved(probabilities, at, by)) - stated)
  return probabilities.reduce(
    (slack, _, at) => slack + Math.max(shiftOf(at, step), shiftOf(at, -step)),
    step,
  )
}

function moved(probabilities: readonly number[], at: number, by: number): number[] {
  const shares = probabilities.map((share, index) =>
    index === at ? Math.min(1, Math.max(0, share + by)) : share,
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  return sum === 0 ? [...probabilities] : shares.map(share => share / sum)
}
