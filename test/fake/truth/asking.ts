import type { Occasion } from '../../../fake/occasion.ts'
import {
  type Cases,
  createCases,
  createTruth,
  type Dials,
  readCase,
  type TruthCase,
} from '../../../fake/truth.ts'
import type { Asked } from '../../../spec/asked.ts'
import type { JsonObject } from '../../../spec/json-object.ts'
import type { Question } from '../../../spec/nouns.ts'

/** Gives a collection of these cases. */
export function casesOf(given: readonly TruthCase[]): Cases {
  const cases = createCases()
  for (const [index, each] of given.entries()) {
    const place = { source: 'cases', line: index + 1 }
    cases.add(readCase(each, place), place)
  }
  return cases
}

/** Makes what a request asks: one question about one text. */
export const asking = (text: string, question: Question, key = 'q'): Asked => ({
  state: text,
  text,
  questions: { [key]: question },
})

/** Gives the occasion of the request with this number, alone in its fake. */
export const occasion = (request = 1): Occasion => ({
  session: 'default',
  request,
  connection: 1,
  inFlight: 1,
})

/** Answers the question of one case under dials. */
export function answered(
  given: TruthCase,
  dials: Dials = {},
  { key = 'q', seed = 's', question = given.question, among = [given] } = {},
): JsonObject {
  const truth = createTruth({ cases: casesOf(among), dials, seed })
  const asked = asking(String(given.state), question, key)
  return truth.enter(asked, occasion()).answer(key) ?? {}
}

/** Gives the probabilities of an answer in the order of the question; noul: yes, then no. */
export function sharesOf(answer: JsonObject): readonly number[] {
  const { noul, probabilities } = answer
  if (typeof noul === 'number') return [noul, 1 - noul]
  return Object.values(probabilities ?? {}).map(Number)
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
