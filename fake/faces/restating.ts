import type { Dialect } from '../../spec/dialect.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { questionTypes } from '../../spec/nouns.ts'
import type { AnswerForm } from '../script/script.ts'

/**
 * Takes out of a script's answer what the script left open and was completed as protocol v1 has it,
 * with confidence the largest probability; the dialect puts its own figures there as it writes.
 */
export function restate(dialect: Dialect, answer: unknown, form: AnswerForm): unknown {
  if (!isObject(answer) || (form.form !== 'fields' && form.form !== 'option')) return answer
  const type = questionTypes.find(each => each === answer['type'])
  const formula = type === undefined ? null : dialect.confidence[type]
  if (formula === null || formula === 'largest') return answer
  const given: JsonObject = form.form === 'fields' ? form.fields : {}
  if (!Object.hasOwn(given, 'confidence')) return without(answer, 'confidence')
  // A confidence alone decides how large the probability of the option picked is, by the same formula.
  const isAlone = type === 'choice' && !Object.hasOwn(given, 'probabilities')
  return isAlone ? without(answer, 'probabilities') : answer
}

const without = (answer: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(answer).filter(([each]) => each !== name))
