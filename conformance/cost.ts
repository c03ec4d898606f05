import { isObject, type JsonObject, ownValue } from '../spec/json-object.ts'
import type { Cost } from './measuring.ts'

/** What nothing costs. */
export const noCost: Cost = { requests: 0, questions: 0, characters: 0 }

/** Gives what a request costs: its questions, and the characters of its state. */
export const costOfRequest = (body: JsonObject): Cost => {
  const questions = ownValue(body, 'questions')
  const state = ownValue(body, 'state')
  return {
    requests: 1,
    questions: isObject(questions) ? Object.keys(questions).length : 0,
    characters: typeof state === 'string' ? state.length : 0,
  }
}

/** Adds costs up. */
export const sumOfCosts = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, cost) => ({
      requests: sum.requests + cost.requests,
      questions: sum.questions + cost.questions,
      characters: sum.characters + cost.characters,
    }),
    noCost,
  )
