import { isObject, type JsonObject } from '../../spec/json-object.ts'

/** Leaves the answer at `place` out of a body, as unknown; no place, no change. */
export function leaveOut(body: JsonObject, place: number): JsonObject {
  const answers = isObject(body['answers']) ? Object.entries(body['answers']) : []
  return { ...body, answers: Object.fromEntries(answers.filter((_, index) => index !== place)) }
}
