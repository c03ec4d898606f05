import { generatorOf } from '../spec/generator.ts'

export { generatorOf }

/** Gives `count` probabilities that add up to 1, decided by `text` alone, from flat to sharp. */
export function drawDistribution(text: string, count: number): number[] {
  const next = generatorOf(text)
  const sharpness = 0.5 + 2.5 * next()
  const weights: number[] = []
  let sum = 0
  while (weights.length < count) {
    // Powers of exponential draws: 1 gives every distribution the same chance, more makes one option stand out.
    const weight = (-Math.log(1 - next()) + 1e-9) ** sharpness
    weights.push(weight)
    sum += weight
  }
  return weights.map(weight => weight / sum)
}

// Beyond this many outcomes two or three digits would round a whole distribution away, which no server can defend.
const FEW_OUTCOMES = 20

/** Gives the digits after the point that probabilities of so many outcomes are rounded to, each for itself. */
export const digitsFor = (digits: number, outcomes: number): number =>
  outcomes > FEW_OUTCOMES ? Math.max(digits, 4) : digits

/** Draws from the standard normal distribution with two numbers from [0, 1) (Box and Muller, 1958). */
export const drawNormal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
