import { isObject, parseJson } from './json.ts'
import type { Asked, Question } from './question.ts'

/** Why a request is refused: the status it gets and a sentence for its author. */
export type Refusal = { readonly status: number; readonly detail: string }

const BODY_LIMIT = 1_048_576

class Broken extends Error {}

function broken(where: string, expected: string, came: unknown): Broken {
  const text = came === undefined ? 'nothing' : JSON.stringify(came)
  return new Broken(`${where}: expected ${expected}, came ${text.slice(0, 80)}`)
}

/** Reads a request's body: what was asked, or the refusal it gets (400 no JSON, 413 too large, 422 not the protocol). */
export function readAsked(body: Buffer): Asked | Refusal {
  if (body.length > BODY_LIMIT) {
    return {
      status: 413,
      detail: `body: expected at most ${BODY_LIMIT} bytes, came ${body.length}`,
    }
  }
  const value = parseJson(body)
  if (value === undefined) return { status: 400, detail: 'body: expected a JSON text in UTF-8' }
  try {
    return askedOf(value)
  } catch (error) {
    if (error instanceof Broken) return { status: 422, detail: error.message }
    throw error
  }
}

function askedOf(value: unknown): Asked {
  if (!isObject(value)) throw broken('body', 'an object', value)
  const { state, questions } = value
  if (typeof state !== 'string' || state === '') throw broken('/state', 'a text, not empty', state)
  if (!isObject(questions)) throw broken('/questions', 'an object', questions)
  const entries = Object.entries(questions)
  if (entries.length === 0) throw broken('/questions', 'one question or more', questions)
  return { state, questions: entries.map(([key, question]) => [key, questionOf(key, question)]) }
}

function questionOf(key: string, value: unknown): Question {
  const at = `/questions/${key}`
  if (!isObject(value)) throw broken(at, 'an object', value)
  const { type, instructions, criteria } = value
  if (typeof instructions !== 'string') throw broken(`${at}/instructions`, 'a text', instructions)
  if (type === 'noul') return { type, instructions, criteria: sidesOf(at, criteria) }
  if (type === 'choice') return { type, instructions, options: optionsOf(at, criteria) }
  if (type === 'score') return { type, instructions, levels: levelsOf(at, criteria) }
  throw broken(`${at}/type`, 'noul, choice or score', type)
}

function sidesOf(at: string, criteria: unknown): string[] {
  if (criteria === undefined) return []
  if (!isObject(criteria)) throw broken(`${at}/criteria`, 'an object', criteria)
  return ['true', 'false'].map(side => {
    const text = criteria[side] ?? ''
    if (typeof text !== 'string') throw broken(`${at}/criteria/${side}`, 'a text', text)
    return text
  })
}

function optionsOf(at: string, criteria: unknown): [string, string][] {
  if (!isObject(criteria)) throw broken(`${at}/criteria`, 'an object', criteria)
  const entries = Object.entries(criteria)
  if (entries.length < 2) throw broken(`${at}/criteria`, '2 options or more', criteria)
  return entries.map(([name, text]) => {
    if (typeof text !== 'string') throw broken(`${at}/criteria/${name}`, 'a text', text)
    return [name, text]
  })
}

function levelsOf(at: string, criteria: unknown): string[] {
  if (!Array.isArray(criteria)) throw broken(`${at}/criteria`, 'an array', criteria)
  if (criteria.length < 2 || criteria.length > 10) {
    throw broken(`${at}/criteria`, '2 to 10 levels', criteria)
  }
  return criteria.map((text: unknown, index) => {
    if (typeof text !== 'string') throw broken(`${at}/criteria/${index}`, 'a text', text)
    return text
  })
}
