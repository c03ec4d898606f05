import { indexOfLargest } from './distribution.ts'
import type { JsonObject } from './json-object.ts'
import type { Question } from './nouns.ts'

/** The figures an answer is made of. */
export type Figures = {
  readonly probabilities: readonly number[]
  readonly score: number
  readonly confidence: number
}

/** Gives the number of outcomes of `question`: its options, its levels, or two. */
export function countOutcomes({ type, criteria }: Question): number {
  return type === 'noul' ? 2 : Object.keys(criteria).length
}

/** Puts figures over the outcomes of `question` into the fields of its answer. */
export function phrase(
  question: Question,
  { probabilities, score, confidence }: Figures,
): JsonObject {
  const { type, criteria } = question
  if (type === 'noul') return { type, noul: probabilities[0] }
  const keys = Object.keys(criteria)
  // Object.fromEntries defines properties, so an option named __proto__ stays a key like any other.
  const spread = Object.fromEntries(keys.map((key, index) => [key, probabilities[index]]))
  if (type === 'score') {
    return { type, score, confidence, probabilities: spread, legend: { ...criteria } }
  }
  return { type, choice: keys[indexOfLargest(probabilities)], confidence, probabilities: spread }
}

/** Gives the expected level of a distribution over levels, from 0. */
export function expectationOf(probabilities: readonly number[]): number {
  const sum = probabilities.reduce((total, probability, level) => total + probability * level, 0)
  return Math.min(sum, probabilities.length - 1)
}
