import { isObject, type JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'

/** Reads one JSON text, or gives undefined where there is none. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/**
 * Gives the questions of a request by key, or null where Chalk's own fake refuses it.
 *
 * It is stricter than the protocol in one point, `protocol` is required to be 1, and more lenient in others: up to any number of
 * levels, criteria of a noul under any name, descriptions of any type, instructions that are empty.
 */
export function readQuestions(body: Buffer): Readonly<Record<string, Question>> | null {
  const request = readJson(body)
  if (!isObject(request) || request['protocol'] !== 1) return null
  const { state, questions } = request
  if (typeof state !== 'string' || state === '') return null
  return isObject(questions) && areQuestions(questions) ? questions : null
}

function areQuestions(questions: JsonObject): questions is Readonly<Record<string, Question>> {
  const all = Object.values(questions)
  return all.length > 0 && all.every(isQuestion)
}

function isQuestion(value: unknown): value is Question {
  if (!isObject(value) || typeof value['instructions'] !== 'string') return false
  const { type, criteria = null } = value
  if (type === 'noul') return criteria === null || isObject(criteria)
  if (type === 'choice') return isObject(criteria) && Object.keys(criteria).length >= 2
  return type === 'score' && Array.isArray(criteria) && criteria.length >= 2
}
