import { hash } from 'node:crypto'
import { isShare } from '../../spec/distribution.ts'
import { findingsOf } from '../../spec/findings.ts'
import { isObject, type JsonObject, ownValue } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { below } from '../../spec/pointer.ts'
import { rendered } from '../../spec/rendering.ts'
import { isQuestion } from '../../spec/validate.ts'
import type { Label, Posterior, Written } from './case.ts'

/** A case of one's own: a label, a posterior, or both. */
export type UserCase = Written & {
  readonly line: number
  readonly family: string
  readonly label: Label | null
  readonly posterior: Posterior | null
  /** As given; else a digest of the state. */
  readonly cluster: string
}

/** Makes the error about one field, a JSON pointer into the line (RFC 6901). */
export type Complaint = (field: string, says: string) => Error

// How far the probabilities of a posterior may add up beside 1, as for `fake --truth`.
const SUM_TOLERANCE = 1e-9

/** Reads a parsed JSON value as a case of one's own; throws what `complain` makes of the first field that is wrong. */
export function readUserCase(value: unknown, line: number, complain: Complaint): UserCase {
  if (!isObject(value)) throw complain('', `expected a JSON object, got ${rendered(value)}`)
  const wrong = (field: string, expected: string, got: unknown): Error =>
    complain(field, `expected ${expected}, got ${rendered(got)}`)
  const { state, family, cluster, label, posterior } = value
  if (typeof state !== 'string' || state === '') throw wrong('/state', 'a text', state)
  const question = readQuestion(value, complain)
  if (label === undefined && posterior === undefined) {
    throw complain('', 'expected a label or a posterior, got neither')
  }
  return {
    line,
    state,
    question,
    label: label === undefined ? null : readLabel(question, label, wrong),
    posterior: posterior === undefined ? null : readPosterior(question, posterior, wrong),
    family: readName('/family', family, wrong) ?? '',
    cluster: readName('/cluster', cluster, wrong) ?? hash('sha256', state, 'hex').slice(0, 16),
  }
}

type Wrong = (field: string, expected: string, got: unknown) => Error

function readQuestion({ question }: JsonObject, complain: Complaint): Question {
  if (isQuestion(question)) return question
  const [finding] = findingsOf('question', question)
  const { at = '', expected = 'a question', actual = rendered(question) } = finding ?? {}
  throw complain(`/question${at}`, `expected ${expected}, got ${actual}`)
}

function readName(field: string, value: unknown, wrong: Wrong): string | undefined {
  if (value === undefined || (typeof value === 'string' && value !== '')) return value
  throw wrong(field, 'a text', value)
}

function readLabel(question: Question, label: unknown, wrong: Wrong): Label {
  if (question.type === 'noul') {
    if (typeof label === 'boolean') return label
    throw wrong('/label', 'true or false', label)
  }
  if (question.type === 'choice') {
    if (typeof label === 'string' && Object.hasOwn(question.criteria, label)) return label
    throw wrong('/label', 'an option of the question', label)
  }
  const top = question.criteria.length - 1
  if (typeof label === 'number' && Number.isInteger(label) && label >= 0 && label <= top) {
    return label
  }
  throw wrong('/label', `a whole level from 0 to ${top}`, label)
}

function readPosterior(question: Question, given: unknown, wrong: Wrong): Posterior {
  const field = '/posterior'
  if (question.type === 'noul') return readShare(given, field, wrong)
  if (question.type === 'choice') {
    if (!isObject(given)) throw wrong(field, 'an object with a probability per option', given)
    const options = Object.keys(question.criteria)
    const foreign = Object.keys(given).find(name => !options.includes(name))
    if (foreign !== undefined)
      throw wrong(below(field, foreign), 'an option of the question', foreign)
    const named = options.map(
      name => [name, readShare(ownValue(given, name), below(field, name), wrong)] as const,
    )
    checkSum(
      named.map(([, share]) => share),
      wrong,
    )
    return Object.fromEntries(named)
  }
  const levels = question.criteria.length
  if (!Array.isArray(given) || given.length !== levels) {
    throw wrong(field, `an array with a probability for each of the ${levels} levels`, given)
  }
  const shares = given.map((share: unknown, at) => readShare(share, `${field}/${at}`, wrong))
  checkSum(shares, wrong)
  return shares
}

function readShare(value: unknown, field: string, wrong: Wrong): number {
  if (isShare(value)) return value
  throw wrong(field, 'a probability from 0 to 1', value)
}

function checkSum(shares: readonly number[], wrong: Wrong): void {
  const sum = shares.reduce((total, share) => total + share, 0)
  if (Math.abs(sum - 1) <= SUM_TOLERANCE) return
  throw wrong('/posterior', `probabilities that add up to 1 within ${SUM_TOLERANCE}`, sum)
}
