import type { FakeRequest } from '../reply.ts'
import { askedOf, isObject, type JsonObject, objectAt, questionsOf } from './edit.ts'

/** Gives the state of a request, or an empty text where it has none. */
export function stateOf(request: FakeRequest): string {
  const { state } = askedOf(request)
  return typeof state === 'string' ? state : ''
}

/** Says whether a request to /v1/systemone asks a question that `is` so. */
export const asksOne = (
  request: FakeRequest,
  is: (question: JsonObject, key: string) => boolean,
): boolean =>
  request.path === '/v1/systemone' &&
  Object.entries(questionsOf(request)).some(
    ([key, question]) => isObject(question) && is(question, key),
  )

/** Counts the questions of a request to /v1/systemone; 0 for any other request. */
export const countQuestions = (request: FakeRequest): number =>
  request.path === '/v1/systemone' ? Object.keys(questionsOf(request)).length : 0

/** Says whether `key` is the first, or only, one asked. */
export const isFirst = (request: FakeRequest, key: string): boolean =>
  Object.keys(questionsOf(request))[0] === key

/** Gives the options of a choice question or the levels of a score question, in their order. */
export const outcomesOf = (question: JsonObject): readonly string[] => {
  const { criteria } = question
  if (Array.isArray(criteria)) return criteria.map(String)
  return Object.keys(objectAt(question, 'criteria'))
}

/** Says whether the fake leaves a question out as unknown. */
export const isUnknowable = ({ instructions }: JsonObject): boolean =>
  String(instructions).toLowerCase().includes('unknowable')

/** Gives the keys of the questions the fake leaves out as unknown. */
export const unknowableKeys = (request: FakeRequest): readonly string[] =>
  Object.entries(questionsOf(request))
    .filter(([, question]) => isObject(question) && isUnknowable(question))
    .map(([key]) => key)

/** Gives the names of the fields at the top level of a request that the page does not name. */
export const unknownFieldsOf = (request: FakeRequest): readonly string[] =>
  Object.keys(askedOf(request)).filter(
    name => !['protocol', 'state', 'questions', 'model'].includes(name),
  )

/** Gives the probabilities of an answer in the order of its outcomes. */
export const probabilitiesOf = (answer: JsonObject): readonly number[] =>
  Object.values(objectAt(answer, 'probabilities')).map(Number)

/** Gives an answer with each of its probabilities changed. */
export const mapProbabilities = (
  answer: JsonObject,
  change: (probability: number, key: string, index: number) => unknown,
): JsonObject => ({
  ...answer,
  probabilities: Object.fromEntries(
    Object.entries(objectAt(answer, 'probabilities')).map(([key, probability], index) => [
      key,
      change(Number(probability), key, index),
    ]),
  ),
})

/** Gives an answer with the names in its probabilities changed; one without any stays as it is. */
export const renameProbabilities = (
  answer: JsonObject,
  rename: (name: string) => string,
): JsonObject =>
  Object.hasOwn(answer, 'probabilities')
    ? {
        ...answer,
        probabilities: Object.fromEntries(
          Object.entries(objectAt(answer, 'probabilities')).map(([name, probability]) => [
            rename(name),
            probability,
          ]),
        ),
      }
    : answer

/** Gives a body with the keys of its answers renamed; undefined leaves an answer out. */
export const renameKeys = (
  body: JsonObject,
  rename: (key: string) => string | undefined,
): JsonObject => ({
  ...body,
  answers: Object.fromEntries(
    Object.entries(objectAt(body, 'answers')).flatMap(([key, answer]) => {
      const name = rename(key)
      return name === undefined ? [] : [[name, answer]]
    }),
  ),
})
