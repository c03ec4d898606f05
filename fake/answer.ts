import { drawDistribution, indexOfLargest, roundDistribution } from './distribution.ts'
import type { JsonObject } from './json.ts'
import type { Question } from './question.ts'

const DIGITS = 4

/** Answers `question` about `state`, valid by construction; undefined where the fake cannot know. */
export function answer(question: Question, state: string, seed: string): JsonObject | undefined {
  if (isUnknowable(question)) return undefined
  const drawn = drawDistribution(identityOf(question, state, seed), outcomesOf(question))
  return phrase(question, roundDistribution(drawn, DIGITS))
}

/** Says whether the fake leaves `question` out: its instructions hold the word "unknowable". */
export const isUnknowable = ({ instructions }: Question): boolean =>
  instructions.toLowerCase().includes('unknowable')

/** Gives the text that decides an answer: everything the page lets a decider look at, and the seed. */
export const identityOf = (question: Question, state: string, seed: string): string =>
  JSON.stringify([seed, state, question])

/** Gives the number of outcomes of `question`: its options, its levels, or two. */
export function outcomesOf(question: Question): number {
  if (question.type === 'choice') return question.options.length
  return question.type === 'score' ? question.levels.length : 2
}

/** Puts a distribution over the outcomes of `question` into the fields of its answer. */
export function phrase(question: Question, probabilities: readonly number[]): JsonObject {
  if (question.type === 'noul') return { type: 'noul', noul: probabilities[0] }
  const confidence = Math.max(...probabilities)
  if (question.type === 'score') {
    const { levels } = question
    const score = round(expectationOf(probabilities), DIGITS)
    return { type: 'score', score, confidence, probabilities, legend: levels }
  }
  const names = question.options.map(([name]) => name)
  return {
    type: 'choice',
    choice: names[indexOfLargest(probabilities)],
    confidence,
    probabilities: keyedBy(names, probabilities),
  }
}

/** Gives the expected level of a distribution over levels, from 0. */
export function expectationOf(probabilities: readonly number[]): number {
  const sum = probabilities.reduce((total, probability, level) => total + probability * level, 0)
  return Math.min(sum, probabilities.length - 1)
}

/** Rounds `value` half up to `digits` after the point. */
export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits

// Object.fromEntries defines properties, so an option named __proto__ stays a key like any other.
const keyedBy = (names: readonly string[], values: readonly number[]): JsonObject =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]))
