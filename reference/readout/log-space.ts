// As Wald has it.
const SMALLEST = 1e-12

/** Gives the natural logarithm of a probability, which counts as 1e-12 at least, so that it is a number. */
export const logOf = (probability: number): number => Math.log(Math.max(probability, SMALLEST))

/** Gives the logarithm of the sum of what these are logarithms of, without leaving the range of a double. */
export function addLogs(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms)
  if (largest === Number.NEGATIVE_INFINITY) return largest
  return largest + Math.log(sumOf(logarithms.map(each => Math.exp(each - largest))))
}

/**
 * Gives softmax(weights / temperature): probabilities in the order of the weights that add up to 1.
 *
 * Guo et al., 2017, arXiv 1706.04599. Weights are natural logarithms, known but for a summand all of
 * them share. The sum goes from the smallest up, so that it does not depend on the order they came in.
 */
export function softmax(weights: readonly number[], temperature = 1): number[] {
  const largest = Math.max(...weights)
  // Where nothing is possible nothing is known: an even spread.
  if (largest === Number.NEGATIVE_INFINITY) return weights.map(() => 1 / weights.length)
  const shares = weights.map(weight => Math.exp((weight - largest) / temperature))
  const sum = sumOf(shares)
  return shares.map(share => share / sum)
}

/** Adds numbers up from the smallest, which is the same in whatever order they come. */
const sumOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other).reduce((sum, each) => sum + each, 0)
