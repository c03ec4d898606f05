import { textOf } from '../../spec/asked.ts'
import { findingsOf } from '../../spec/findings.ts'
import { isObject } from '../../spec/json-object.ts'
import type { ChoiceQuestion, Question } from '../../spec/nouns.ts'
import { below } from '../../spec/pointer.ts'
import { rendered } from '../../spec/rendering.ts'
import { isQuestion } from '../../spec/validate.ts'
import { type Place, TruthError } from './error.ts'

/**
 * A question about a state whose right answer is known, as one line of a cases file.
 *
 * Further fields are allowed and ignored. The file's schema is `truth-cases.schema.json`.
 */
export type TruthCase = {
  /** A text, or any JSON value under dialects that take one. */
  readonly state: unknown
  readonly question: Question
  /** noul: the probability of yes. choice: a probability for each option. score: one for each level, the lowest first. */
  readonly posterior: number | Readonly<Record<string, number>> | readonly number[]
  /** What made the case, for the base rate of its family. */
  readonly family?: string
}

/** A case as it is kept: the state as text, and one probability for each outcome. */
export type KnownCase = {
  readonly text: string
  readonly question: Question
  /** noul: the probability of yes alone. choice: by option in alphabetical order. score: by level. */
  readonly posterior: readonly number[]
  readonly family: string
}

// How far the probabilities of a posterior may add up beside 1.
const SUM_TOLERANCE = 1e-9

/** Reads a parsed JSON value as a case; throws a TruthError that names the field. */
export function readCase(value: unknown, place: Place): KnownCase {
  if (!isObject(value)) {
    throw new TruthError(place, '', `expected a JSON object, got ${rendered(value)}`)
  }
  const { state, family = '' } = value
  if (state === undefined || state === '') throw wrong(place, '/state', 'a state', state)
  if (typeof family !== 'string') throw wrong(place, '/family', 'a text', family)
  const question = readQuestion(value['question'], place)
  const posterior = readPosterior(question, value['posterior'], place)
  return { text: textOf(state), question, posterior, family }
}

/** Gives the options of a question in the order its posterior is kept in. */
export const optionsOf = ({ criteria }: ChoiceQuestion): readonly string[] =>
  Object.keys(criteria).sort()

function readQuestion(value: unknown, place: Place): Question {
  if (isQuestion(value)) return value
  const [finding] = findingsOf('question', value)
  const { at = '', expected = 'a question', actual = rendered(value) } = finding ?? {}
  throw new TruthError(place, `/question${at}`, `expected ${expected}, got ${actual}`)
}

function readPosterior(question: Question, given: unknown, place: Place): readonly number[] {
  const at = '/posterior'
  if (question.type === 'noul') return [readShare(given, place, at)]
  const shares =
    question.type === 'choice'
      ? sharesByOption(optionsOf(question), given, place)
      : sharesByLevel(question.criteria.length, given, place)
  const sum = shares.reduce((total, share) => total + share, 0)
  if (Math.abs(sum - 1) <= SUM_TOLERANCE) return shares
  throw wrong(place, at, `probabilities that add up to 1 within ${SUM_TOLERANCE}`, sum)
}

function sharesByOption(options: readonly string[], given: unknown, place: Place) {
  const at = '/posterior'
  if (!isObject(given)) throw wrong(place, at, 'an object with a probability per option', given)
  const foreign = Object.keys(given).find(name => !options.includes(name))
  if (foreign !== undefined) {
    const expected = 'an option of the question'
    throw new TruthError(place, below(at, foreign), `expected ${expected}, got another name`)
  }
  return options.map(option =>
    readShare(Object.hasOwn(given, option) ? given[option] : undefined, place, below(at, option)),
  )
}

function sharesByLevel(levels: number, given: unknown, place: Place): readonly number[] {
  const at = '/posterior'
  const expected = `an array with a probability for each of the ${levels} levels`
  if (!Array.isArray(given) || given.length !== levels) throw wrong(place, at, expected, given)
  return given.map((share: unknown, level) => readShare(share, place, `${at}/${level}`))
}

function readShare(value: unknown, place: Place, at: string): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw wrong(place, at, 'a probability from 0 to 1', value)
}

const wrong = (place: Place, at: string, expected: string, value: unknown): TruthError =>
  new TruthError(place, at, `expected ${expected}, got ${rendered(value)}`)
