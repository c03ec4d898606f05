import { generatorOf } from '../../fake/distribution.ts'
import { tilt } from '../../fake/truth/distortion.ts'
import { phraseBelief } from '../../fake/truth/phrasing.ts'
import type { Truth } from '../../fake/truth.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'

/**
 * Makes a truth whose every answer comes out a little different each time, as floating point in batches does.
 *
 * To the logit of each outcome is added noise, even within `width` to either side; what is impossible or sure
 * stays so. The same seed and order of requests give the same noise.
 */
export function noisy(truth: Truth, width: number, seed: string): Truth {
  let answered = 0
  return {
    ...truth,
    enter(asked, occasion) {
      const turn = truth.enter(asked, occasion)
      return {
        ...turn,
        answer(key) {
          const said = turn.answer(key)
          const question = asked.questions[key]
          if (said === undefined || question === undefined) return said
          answered += 1
          return blurred(question, said, width, generatorOf(`noise ${seed} ${answered}`))
        },
      }
    },
  }
}

function blurred(
  question: Question,
  said: JsonObject,
  width: number,
  next: () => number,
): JsonObject {
  const believed = beliefIn(question, said)
  const leans = believed.map(() => width * (2 * next() - 1))
  return phraseBelief(question, tilt(believed, 1, leans), undefined)
}

function beliefIn({ type }: Question, said: JsonObject): number[] {
  const { noul, probabilities } = said
  if (type === 'noul') return [Number(noul), 1 - Number(noul)]
  return isObject(probabilities) ? Object.values(probabilities).map(Number) : []
}
