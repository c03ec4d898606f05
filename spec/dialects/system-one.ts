import type { Answers, Asked } from '../asked.ts'
import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'

/** Writes a System One request: `first`, then the state and the questions by key. */
export const askOf = (
  first: JsonObject,
  state: unknown,
  questions: Readonly<Record<string, Question>>,
): JsonObject => ({ ...first, state, questions })

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
