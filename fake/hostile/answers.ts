import { isObject, type JsonObject } from '../../spec/json-object.ts'

/** Changes every answer of a body, and leaves a body without answers as it is. */
export function mapAnswers(
  body: JsonObject,
  change: (answer: JsonObject) => JsonObject,
): JsonObject {
  const { answers } = body
  if (!isObject(answers)) return body
  const changed = Object.entries(answers).map(([key, answer]): [string, unknown] => [
    key,
    isObject(answer) ? change(answer) : answer,
  ])
  return { ...body, answers: Object.fromEntries(changed) }
}
