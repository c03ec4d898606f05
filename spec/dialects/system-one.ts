import { type Answers, type Asked, textOf } from '../asked.ts'
import type { Read } from '../dialect.ts'
import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'
import { below } from '../pointer.ts'
import type { SchemaFinding } from '../sentences.ts'
import { broken, countFlaw, findingAt } from './finding.ts'
import type { Limits } from './limits.ts'
import { nestingFlaw } from './nesting.ts'
import { readQuestion } from './question.ts'

/** Reads a System One request, within the limits of one decider; fields it does not know are passed over. */
export function readSystemOne(body: unknown, limits: Limits): Read {
  if (!isObject(body)) return broken([findingAt('', 'an object', body)], body)
  const nesting = nestingFlaw(body)
  if (nesting !== null) return broken([nesting], body)
  const findings = [modelFlaw(body, limits), stateFlaw(body, limits)].filter(flaw => flaw !== null)
  const { state, questions } = body
  if (!isObject(questions)) {
    return broken([...findings, findingAt('/questions', 'an object', questions)], body)
  }
  const flaw = countFlaw('/questions', questions, limits.questions, 'question')
  if (flaw !== null) return broken([...findings, flaw], body)
  const read: [string, Question][] = []
  for (const [key, value] of Object.entries(questions)) {
    const each = readQuestion(below('/questions', key), value, limits)
    if ('flaw' in each) findings.push(each.flaw)
    else read.push([key, each.question])
  }
  if (findings.length > 0) return broken(findings, body)
  return { asked: { state, text: textOf(state), questions: Object.fromEntries(read), body } }
}

function modelFlaw({ model }: JsonObject, limits: Limits): SchemaFinding | null {
  const isGiven = model !== undefined && model !== null
  if (limits.model === 'ignored' || (!isGiven && limits.model === 'optional')) return null
  if (typeof model === 'string' && model !== '') return null
  return findingAt('/model', 'a string', model)
}

function stateFlaw(body: JsonObject, limits: Limits): SchemaFinding | null {
  const { state } = body
  if (state === undefined) return findingAt('/state', 'a value', undefined)
  if (limits.state === 'any' || typeof state === 'string') return null
  return isObject(state) || Array.isArray(state)
    ? null
    : findingAt('/state', 'a string, an object or an array', state)
}

/** Writes a System One request: `first`, then the state and the questions by key. */
export const askOf = (first: JsonObject, { state, questions }: Asked): JsonObject => ({
  ...first,
  state,
  questions,
})

/** Reads the answers out of a System One response: the objects under the keys that were asked. */
export function answersIn(body: unknown, { questions }: Asked): Answers {
  const answers = isObject(body) ? ownValue(body, 'answers') : undefined
  const found: [string, JsonObject][] = []
  for (const key of Object.keys(questions)) {
    const given = ownValue(answers, key)
    if (isObject(given)) found.push([key, given])
  }
  // Object.fromEntries defines properties, so a key named __proto__ stays a key like any other.
  return Object.fromEntries(found)
}
