import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'
import { completeAnswer, spreadOf } from './completion.ts'
import { optionOf } from './list-question.ts'
import { typesafeStyle } from './typesafe.ts'

/** Writes one answer as OpenAI Decisions has it; `asked` is the question on the wire. What is no answer to the question stays as it is. */
export function writeListAnswer(
  answer: JsonObject,
  name: string | null,
  question: Question,
  asked: JsonObject,
): JsonObject {
  if (answer['type'] !== question.type) return answer
  const { type, noul, probabilities: _, legend: _legend, ...rest } = answer
  if (type === 'noul') return { type: 'predicate', name, ...rest, probability: noul }
  const whole = completeAnswer(answer, question, typesafeStyle)
  const spread = spreadOf(whole, question)
  if (spread === undefined) return { name, ...answer }
  const { confidence } = whole
  if (type === 'choice') {
    const values = valuesOf(question, asked)
    const choice = values.find(value => optionOf(value) === answer['choice']) ?? answer['choice']
    const probabilities = values.map(value => ({
      value,
      probability: ownValue(whole['probabilities'], optionOf(value)),
    }))
    return { type, name, ...rest, choice, confidence, probabilities }
  }
  const labels = labelsOf(question, asked)
  const probabilities = labels.map((label, value) => ({ value, label, probability: spread[value] }))
  return { type, name, ...rest, confidence, probabilities }
}

/** Reads the nouns out of one answer of OpenAI Decisions; undefined for a refusal and for what is no answer. */
export function readListAnswer(answer: JsonObject, question: Question): JsonObject | undefined {
  const { name: _, type, probability, probabilities, ...rest } = answer
  if (type === 'predicate' && question.type === 'noul')
    return { ...rest, type: 'noul', noul: probability }
  if (type !== question.type) return undefined
  const items = Array.isArray(probabilities) ? probabilities.filter(isObject) : []
  const spread = items.map(item => [optionOf(item['value']), item['probability']] as const)
  const choice = type === 'choice' ? { choice: optionOf(rest['choice']) } : {}
  return { type, ...rest, ...choice, probabilities: Object.fromEntries(spread) }
}

// By the list on the wire, whose order an object does not keep: a key like "7" comes first there.
function valuesOf({ criteria }: Question, { choices }: JsonObject): unknown[] {
  return Array.isArray(choices)
    ? choices.map(choice => ownValue(choice, 'value'))
    : Object.keys(criteria ?? {})
}

function labelsOf({ criteria }: Question, { levels }: JsonObject): unknown[] {
  const listed = Array.isArray(levels) ? levels.map(level => ownValue(level, 'label')) : []
  return Object.values(criteria ?? {}).map((text, index) => listed[index] ?? text)
}
