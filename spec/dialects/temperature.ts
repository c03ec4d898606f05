import type { QuestionType } from '../nouns.ts'

/** Wald's calibration table for its mode A, which it uses for every mode; `single` is for what has no bucket. */
const temperatures: Readonly<Record<string, number>> = {
  single: 1.6818,
  'choice|2': 1.5157,
  'choice|3-4': 1.9319,
  'choice|5-8': 1.6818,
  'choice|9+': 1.366,
  'noul|2': 2,
  'score|5-8': 1.6818,
}

const SMALLEST = 1e-12

/** Gives the temperature Wald calibrates a distribution over `outcomes` outcomes with. */
export const temperatureOf = (type: QuestionType, outcomes: number): number =>
  temperatures[`${type}|${bucketOf(outcomes)}`] ?? temperatures['single'] ?? 1

/** Gives softmax(log p / temperature), as Wald calibrates: flatter above 1; a probability counts as 1e-12 at least. */
function temper(probabilities: readonly number[], temperature: number): number[] {
  const logarithms = probabilities.map(p => Math.log(Math.max(p, SMALLEST)) / temperature)
  const largest = Math.max(...logarithms)
  const weights = logarithms.map(each => Math.exp(each - largest))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/** Gives the distribution that `temper` with the same temperature turns into this one. */
export const untemper = (probabilities: readonly number[], temperature: number): number[] =>
  temper(probabilities, 1 / temperature)

function bucketOf(outcomes: number): string {
  if (outcomes <= 2) return '2'
  if (outcomes <= 4) return '3-4'
  return outcomes <= 8 ? '5-8' : '9+'
}
