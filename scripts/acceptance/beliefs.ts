import type { Case } from '../../conformance/corpus/case.ts'
import type { TruthCase } from '../../fake/truth.ts'
import { generatorOf } from '../../spec/generator.ts'

/**
 * What a decider makes of a case whose truth is sure: the probability of yes it comes to, given whether it is yes.
 *
 * An honest law is one under which yes is true as often as is stated.
 */
export type Belief = (isYes: boolean, next: () => number) => number

/** Knows every truth. */
export const knows: Belief = isYes => (isYes ? 1 : 0)

/**
 * Is often sure and sometimes not, and right as often as it says: Beta(0.5, 0.5), taken with its own probability.
 *
 * The law of section 1.2 of the page, "U-shaped".
 */
export const wavers: Belief = (isYes, next) => {
  for (;;) {
    const stated = Math.sin((Math.PI / 2) * next()) ** 2
    if (next() < (isYes ? stated : 1 - stated)) return stated
  }
}

/**
 * States 0.9 or 0.1 of one case in two and 0.5 of the rest, and is right 9 times in 10 where it says 0.9.
 *
 * Its precision at the threshold 0.9 is 0.9 by construction, so that it never deserves to pass.
 */
export const isRightNineInTen: Belief = (isYes, next) => {
  if (next() < 0.5) return 0.5
  const isRight = next() < 0.9
  return isYes === isRight ? 0.9 : 0.1
}

/** Gives a case whose truth is sure as a decider believes it; the same case and seed give the same belief. */
export function believed(given: Case, belief: Belief, seed: string): TruthCase {
  const { state, question, posterior, family } = given
  const next = generatorOf(`belief ${seed} ${JSON.stringify([state, question])}`)
  return { state, question, posterior: belief(posterior === 1, next), family }
}
