import { generatorOf } from '../../spec/generator.ts'
import type { Question } from '../../spec/nouns.ts'
import type { Case, Label, Level, Posterior } from '../corpus/case.ts'
import { pick, whole } from '../corpus/drawing.ts'
import type { UserCase } from '../corpus/user-case.ts'
import type { Population } from './calibration-record.ts'

/** What a case is asked for: a population of verdicts, or the guard against a changed model. */
export type Role = Population | 'canary'

/** A question as it will be asked, beside its truth. */
export type PlannedCase = {
  readonly id: string
  readonly role: Role
  readonly family: string
  readonly cluster: string
  readonly level: Level | null
  readonly state: string
  readonly question: Question
  /** The key of the question: another for every case, so that no verdict but the rename probe sees ids decide. */
  readonly key: string
  readonly nonce: string
  /** The probability of each outcome, in the order of the criteria; a noul: no, then yes. */
  readonly truth: readonly number[]
  readonly isExact: boolean
}

/** Plans a case of the corpus. */
export const plannedOf = (
  given: Case,
  role: Role,
  isExact: boolean,
  seed: string,
): PlannedCase => ({
  id: given.id,
  role,
  family: given.family,
  cluster: given.cluster,
  level: given.level,
  state: given.state,
  question: given.question,
  key: keyOf(`${seed} ${given.id}`),
  nonce: given.nonce,
  truth: sharesOf(given.question, given.posterior),
  isExact,
})

/** Plans a case of the user's own; where a line has both, the label is its truth, as for C1. */
export function plannedOwn(given: UserCase, seed: string): PlannedCase {
  const { line, state, question, label, posterior, family, cluster } = given
  const id = `own-${line}`
  return {
    id,
    role: 'own',
    family,
    cluster,
    level: null,
    state,
    question,
    key: keyOf(`${seed} ${id}`),
    nonce: nonceOf(`${seed} ${id}`),
    truth: label === null ? sharesOf(question, posterior ?? 0) : labelShares(question, label),
    isExact: label === null,
  }
}

const words = ['ask', 'claim', 'item', 'matter', 'point', 'query', 'topic', 'verdict'] as const

function keyOf(text: string): string {
  const next = generatorOf(`key ${text}`)
  return `${pick(next, words)}_${whole(next, 1, 999)}`
}

/** Draws 32 hex digits. */
export function nonceOf(text: string): string {
  const next = generatorOf(`nonce ${text}`)
  return Array.from({ length: 32 }, () => whole(next, 0, 15).toString(16)).join('')
}

function sharesOf(question: Question, posterior: Posterior): number[] {
  if (typeof posterior === 'number') return [1 - posterior, posterior]
  if (isLevels(posterior)) return [...posterior]
  return Object.keys(question.criteria ?? {}).map(option => posterior[option] ?? 0)
}

const isLevels = (posterior: Posterior): posterior is readonly number[] => Array.isArray(posterior)

function labelShares(question: Question, label: Label): number[] {
  if (question.type === 'noul') return label === true ? [0, 1] : [1, 0]
  const outcomes = question.type === 'choice' ? Object.keys(question.criteria) : question.criteria
  return outcomes.map((name, at) => ((question.type === 'choice' ? name : at) === label ? 1 : 0))
}
