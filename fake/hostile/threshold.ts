import { indexOfLargest, tidy } from '../../spec/distribution.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { expectationOf } from '../answer.ts'
import { withPeak } from '../script/spread.ts'
import { mapAnswers } from './answers.ts'
import type { HostileTrait } from './trait.ts'

// In thousandths 0.8995 is 900 and 0.89949 is 899; 0.1005 and 0.10051 are the same two for a no.
const nouls = [0.5, 0.8995, 0.89949, 0.1005, 0.10051] as const
const confidences = [0.5, 0.8995, 0.89949] as const

/** Answers exactly on the lines clients draw: yes from 0.5 up, and acting from 0.9 up in thousandths. */
export const threshold: HostileTrait = {
  id: 'threshold',
  says: 'Answers exactly on a threshold: 0.5, 0.8995, which is 0.900 in thousandths, and 0.89949, which is not.',
  share: 0.5,
  isOfProtocol: true,
  edit: (body, next) => mapAnswers(body, answer => onThreshold(answer, next)),
}

function onThreshold(answer: JsonObject, next: () => number): JsonObject {
  const pick = (values: readonly number[]): number =>
    values[Math.floor(next() * values.length)] ?? 0.5
  if (answer['type'] === 'noul') return { ...answer, noul: pick(nouls) }
  const confidence = pick(confidences)
  const { probabilities } = answer
  if (!isObject(probabilities)) return { ...answer, confidence }
  const names = Object.keys(probabilities)
  const shares = Object.values(probabilities).map(Number)
  const picked = names.indexOf(String(answer['choice']))
  const peak = withPeak(shares, picked < 0 ? indexOfLargest(shares) : picked, confidence)
  const spread = Object.fromEntries(names.map((name, index) => [name, peak[index]]))
  const said = { ...answer, confidence, probabilities: spread }
  return answer['type'] === 'score' ? { ...said, score: tidy(expectationOf(peak)) } : said
}
