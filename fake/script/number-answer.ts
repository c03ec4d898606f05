import type { JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { comparePoints } from '../code-points.ts'

/** Answers with one number as Chalk's own fake does, without probabilities: noul, or the confidence of the first option or level. */
export function answerNumber({ type, criteria }: Question, value: number): JsonObject {
  if (type === 'noul') return { type, noul: value }
  if (type === 'score') return { type, score: 0, confidence: value }
  const [choice] = Object.keys(criteria).sort(comparePoints)
  return { type, choice, confidence: value }
}
