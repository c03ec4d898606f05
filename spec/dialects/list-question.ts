import { textOf } from '../asked.ts'
import { isObject, type JsonObject } from '../json-object.ts'
import type { Question } from '../nouns.ts'
import { below } from '../pointer.ts'
import type { SchemaFinding } from '../sentences.ts'
import { countFlaw, findingAt } from './finding.ts'
import type { ReadQuestion } from './question.ts'

/** Reads one question of an OpenAI Decisions request, where options and levels are lists; `at` is the JSON pointer to it. */
export function readListQuestion(at: string, value: unknown): ReadQuestion {
  if (!isObject(value)) return { flaw: findingAt(at, 'an object', value) }
  const { type, instructions } = value
  if (typeof instructions !== 'string' && !Array.isArray(instructions)) {
    return { flaw: findingAt(below(at, 'instructions'), 'a string or an array', instructions) }
  }
  const text = textOf(instructions)
  if (type === 'predicate') return { question: { type: 'noul', instructions: text } }
  if (type === 'choice') return readChoices(below(at, 'choices'), value, text)
  if (type === 'score') return readLevels(below(at, 'levels'), value, text)
  return { flaw: findingAt(below(at, 'type'), 'predicate, choice or score', type) }
}

/** Gives the name an option has as a noun: a boolean and a text that read alike are one. */
export const optionOf = (value: unknown): string => String(value)

function readChoices(at: string, { choices }: JsonObject, instructions: string): ReadQuestion {
  if (!Array.isArray(choices)) return { flaw: findingAt(at, 'an array', choices) }
  const count = countFlaw(at, choices, [2, 255], 'choice')
  if (count !== null) return { flaw: count }
  const criteria = new Map<string, string>()
  for (const [index, choice] of choices.entries()) {
    const flaw = choiceFlaw(below(at, String(index)), choice, criteria)
    if (flaw !== null) return { flaw }
    criteria.set(optionOf(choice.value), textOf(choice.description ?? ''))
  }
  return { question: { type: 'choice', instructions, criteria: Object.fromEntries(criteria) } }
}

function choiceFlaw(
  at: string,
  choice: unknown,
  before: ReadonlyMap<string, string>,
): SchemaFinding | null {
  const value = isObject(choice) ? choice['value'] : undefined
  const place = below(at, 'value')
  if (typeof value !== 'string' && typeof value !== 'boolean') {
    return findingAt(place, 'a string or a boolean', value)
  }
  return before.has(optionOf(value)) ? findingAt(place, 'a value of its own', value) : null
}

function readLevels(at: string, { levels }: JsonObject, instructions: string): ReadQuestion {
  if (!Array.isArray(levels)) return { flaw: findingAt(at, 'an array', levels) }
  const count = countFlaw(at, levels, [2, 10], 'level')
  if (count !== null) return { flaw: count }
  const criteria: string[] = []
  for (const [index, level] of levels.entries()) {
    const { label = undefined, description = undefined } = isObject(level) ? level : {}
    const place = below(below(at, String(index)), 'label')
    if (typeof label !== 'string') return { flaw: findingAt(place, 'a string', label) }
    criteria.push(typeof description === 'string' ? `${label}: ${description}` : label)
  }
  return { question: { type: 'score', instructions, criteria } }
}

/** Writes a question as OpenAI Decisions has it; what true and false mean goes into the instructions, which are all a predicate has. */
export function askListQuestion(name: string, question: Question): JsonObject {
  const { type, instructions, criteria } = question
  if (type === 'choice') {
    const choices = Object.entries(criteria).map(([value, description]) => ({ value, description }))
    return { type, name, instructions, choices }
  }
  if (type === 'score') {
    return { type, name, instructions, levels: criteria.map(label => ({ label })) }
  }
  const sides = Object.entries(criteria ?? {}).map(([side, text]) => `${side}: ${text}`)
  return { type: 'predicate', name, instructions: [instructions, ...sides].join('\n') }
}
