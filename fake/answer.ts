import { indexOfLargest, round, roundDistribution } from '../spec/distribution.ts'
import type { JsonObject } from '../spec/json-object.ts'
import type { Question } from '../spec/nouns.ts'
import { drawDistribution } from './distribution.ts'

/** Answers one question about a text, or gives undefined where the answer is unknown. */
export type Answering = (question: Question, state: string, seed: string) => JsonObject | undefined

/** The figures an answer is made of. */
export type Figures = {
  readonly probabilities: readonly number[]
  readonly score: number
  readonly confidence: number
}

const DIGITS = 4

/** Answers `question` about `state`, valid by construction; undefined where its instructions say "unknowable". */
export const answer: Answering = (question, state, seed) => {
  if (isUnknowable(question)) return undefined
  const drawn = drawDistribution(identityOf(question, state, seed), countOutcomes(question))
  const probabilities = roundDistribution(drawn, DIGITS)
  const confidence = Math.max(...probabilities)
  const score = round(expectationOf(probabilities), DIGITS)
  return phrase(question, { probabilities, score, confidence })
}

/** Says whether the fake leaves `question` out: its instructions hold the word "unknowable". */
export const isUnknowable = ({ instructions }: Question): boolean =>
  instructions.toLowerCase().includes('unknowable')

/** Gives the text that decides an answer: the seed and all that the page lets a decider look at, no field beyond. */
export function identityOf(
  { type, instructions, criteria }: Question,
  state: string,
  seed: string,
) {
  const known = type === 'noul' ? [criteria?.true, criteria?.false] : criteria
  return JSON.stringify([seed, state, type, instructions, known])
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
