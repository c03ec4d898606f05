import { textOf } from '../asked.ts'
import { isObject, type JsonObject } from '../json-object.ts'
import { type NoulQuestion, type Question, questionTypes } from '../nouns.ts'
import { below } from '../pointer.ts'
import type { SchemaFinding } from '../sentences.ts'
import { countFlaw, findingAt } from './finding.ts'
import type { Limits } from './limits.ts'

/** A question in nouns, or what is wrong with it first. */
export type ReadQuestion = { readonly question: Question } | { readonly flaw: SchemaFinding }

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Describes in a text whatever a dialect allows as a description: null is an empty text, what is no text is compact JSON. */
const described = (value: unknown): string => (isAbsent(value) ? '' : textOf(value))

/** Reads one question of a System One request; `at` is the JSON pointer to it. */
export function readQuestion(at: string, value: unknown, limits: Limits): ReadQuestion {
  if (!isObject(value)) return { flaw: findingAt(at, 'an object', value) }
  const { type } = value
  const known = questionTypes.find(each => each === type)
  if (known === undefined) {
    return { flaw: findingAt(below(at, 'type'), 'noul, choice or score', type) }
  }
  const flaw = instructionsFlaw(at, value, limits)
  if (flaw !== null) return { flaw }
  if (known === 'noul') return readNoul(at, value, limits)
  return known === 'choice' ? readChoice(at, value, limits) : readScore(at, value, limits)
}

function instructionsFlaw(
  at: string,
  { type, instructions, criteria }: JsonObject,
  limits: Limits,
): SchemaFinding | null {
  const isNeeded =
    limits.instructions === 'required' ||
    (limits.instructions === 'or-criteria' && type === 'noul' && isAbsent(criteria))
  const place = below(at, 'instructions')
  if (isAbsent(instructions)) return isNeeded ? findingAt(place, 'a value', undefined) : null
  if (limits.state === 'any' || typeof instructions === 'string') return null
  return typeof instructions === 'object'
    ? null
    : findingAt(place, 'a string, an object or an array', instructions)
}

function readNoul(
  at: string,
  { instructions, criteria }: JsonObject,
  limits: Limits,
): ReadQuestion {
  const place = below(at, 'criteria')
  const plain: NoulQuestion = { type: 'noul', instructions: described(instructions) }
  if (isAbsent(criteria)) return { question: plain }
  if (!isObject(criteria)) return { flaw: findingAt(place, 'an object', criteria) }
  const sides = (['true', 'false'] as const).filter(side => !isAbsent(criteria[side]))
  if (limits.needsBothCriteria && sides.length < 2) {
    return { flaw: findingAt(place, 'what true and what false means', criteria) }
  }
  const texts = Object.fromEntries(sides.map(side => [side, described(criteria[side])]))
  return { question: { ...plain, criteria: texts } }
}

function readChoice(
  at: string,
  { instructions, criteria }: JsonObject,
  { options }: Limits,
): ReadQuestion {
  const place = below(at, 'criteria')
  if (!isObject(criteria)) return { flaw: findingAt(place, 'an object', criteria) }
  const flaw = countFlaw(place, criteria, options, 'option')
  if (flaw !== null) return { flaw }
  const texts = Object.entries(criteria).map(([option, text]) => [option, described(text)] as const)
  return {
    question: {
      type: 'choice',
      instructions: described(instructions),
      criteria: Object.fromEntries(texts),
    },
  }
}

function readScore(
  at: string,
  { instructions, criteria }: JsonObject,
  { levels }: Limits,
): ReadQuestion {
  const place = below(at, 'criteria')
  if (!Array.isArray(criteria)) return { flaw: findingAt(place, 'an array', criteria) }
  const flaw = countFlaw(place, criteria, levels, 'level')
  if (flaw !== null) return { flaw }
  return {
    question: {
      type: 'score',
      instructions: described(instructions),
      criteria: criteria.map(described),
    },
  }
}
