import { round, roundDistribution } from '../spec/distribution.ts'
import type { JsonObject } from '../spec/json-object.ts'
import type { Question } from '../spec/nouns.ts'
import { countOutcomes, expectationOf, phrase } from '../spec/phrasing.ts'
import { drawDistribution } from './distribution.ts'

export { countOutcomes, expectationOf, type Figures, phrase } from '../spec/phrasing.ts'

/** Answers one question about a text, or gives undefined where the answer is unknown. */
export type Answering = (question: Question, state: string, seed: string) => JsonObject | undefined

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
