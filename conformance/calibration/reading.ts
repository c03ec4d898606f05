import { isShare } from '../../spec/distribution.ts'
import { ownValue } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { readAnswer } from '../../spec/reading.ts'
import { readResponse } from '../../spec/response.ts'
import type { Exchange } from '../exchange.ts'
import { answersOf } from '../json-body.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import type { PlannedCase } from './planned-case.ts'

/**
 * A case that was asked, and what the client would have taken from the reply.
 *
 * unknown: no response, no 200, or no such key: it counts for coverage and is never wrong. invalid:
 * something stands there that no client can use: out of range, of another type, unreadable.
 */
export type AskedCase = {
  readonly planned: PlannedCase
  readonly exchange: number
  readonly model: string | null
} & (
  | { readonly outcome: 'answered'; readonly answer: MeasuredAnswer }
  | { readonly outcome: 'unknown' | 'invalid'; readonly answer: null }
)

/** Reads the reply to a planned case by the client's own rules. */
export function readAsked(planned: PlannedCase, exchange: Exchange): AskedCase {
  const basis = { planned, exchange: exchange.id, model: null }
  const { received, ended } = exchange
  if (received === null || ended !== 'clean') return { ...basis, outcome: 'unknown', answer: null }
  const { key, question } = planned
  const { outcome, model } = readResponse(received, { [key]: question })
  if (outcome !== 'answered') {
    const isUnusable = outcome === 'invalid' || outcome === 'version'
    return { ...basis, outcome: isUnusable ? 'invalid' : 'unknown', answer: null }
  }
  const given = ownValue(answersOf(exchange), key)
  if (given === undefined || given === null) {
    return { ...basis, model, outcome: 'unknown', answer: null }
  }
  const answer = gradedOf(planned, given, exchange.id)
  if (answer === null) return { ...basis, model, outcome: 'invalid', answer: null }
  return { ...basis, model, outcome: 'answered', answer }
}

function gradedOf(planned: PlannedCase, given: unknown, exchange: number): MeasuredAnswer | null {
  const { id, role, question, family, cluster, level, truth, isExact } = planned
  const { reads, value } = readAnswer(question, given)
  const confidence = ownValue(given, 'confidence')
  const basis = {
    case: id,
    population: role === 'canary' ? ('exact' as const) : role,
    exchange,
    family,
    cluster,
    level,
    stratum: level ?? '',
    truth,
    isExact,
  }
  if (reads === 'yes' || reads === 'no') return { ...basis, type: 'noul', noul: value }
  if (!isShare(confidence)) return null
  const spread = { confidence, probabilities: probabilitiesOf(question, given) }
  if (reads === 'option' && question.type === 'choice') {
    const choice = Object.keys(question.criteria).indexOf(value)
    return { ...basis, ...spread, type: 'choice', choice }
  }
  return reads === 'score' ? { ...basis, ...spread, type: 'score', score: value } : null
}

// Two digits each, rounded half up: what a server's own rounding may add to or take from each.
const ROUNDED = 0.005

/** Gives the probability of every outcome, or null where they are left out or are no distribution. */
function probabilitiesOf(question: Question, given: unknown): readonly number[] | null {
  const stated = ownValue(given, 'probabilities')
  const names = Object.keys(question.criteria ?? {})
  const shares = names.map(name => ownValue(stated, name)).filter(isShare)
  if (shares.length === 0 || shares.length < names.length) return null
  const sum = shares.reduce((total, share) => total + share, 0)
  return Math.abs(sum - 1) <= ROUNDED * names.length + 1e-9 ? shares : null
}
