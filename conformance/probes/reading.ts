import { isShare } from '../../spec/distribution.ts'
import { ownValue } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { readAnswer } from '../../spec/reading.ts'
import { certainty, thousandths, thresholdThousandths } from '../../spec/thousandths.ts'
import type { Exchange } from '../exchange.ts'
import { answersOf } from '../json-body.ts'
import type { Place, Turn } from './trial.ts'

/**
 * What is compared of an answer.
 *
 * level: the probability of yes, or the score from 0 for the first level to 1 for the last. choice:
 * the option, the confidence, and the probability of each option where the server states them.
 */
export type Reading =
  | { readonly kind: 'noul' | 'score'; readonly level: number }
  | {
      readonly kind: 'choice'
      readonly choice: string
      readonly confidence: number
      readonly probabilities: Readonly<Record<string, number>> | null
    }

/** A reading and the exchange it was found in. */
export type Found = { readonly reading: Reading; readonly exchange: number }

/** Reads the answer at a place as a client does, and turns it; null where there is none to use. */
export function readingAt({ ask, key, turn }: Place, exchange: Exchange): Reading | null {
  const question = ask.questions[key]
  const answers = answersOf(exchange)
  if (question === undefined || answers === null) return null
  const reading = readingOf(question, ownValue(answers, key))
  return reading === null ? null : turned(reading, turn)
}

function readingOf(question: Question, answer: unknown): Reading | null {
  const read = readAnswer(question, answer)
  if (read.reads === 'yes' || read.reads === 'no') return { kind: 'noul', level: read.value }
  if (read.reads === 'score' && question.type === 'score') {
    return { kind: 'score', level: read.value / Math.max(1, question.criteria.length - 1) }
  }
  if (read.reads !== 'option' || question.type !== 'choice') return null
  const confidence = ownValue(answer, 'confidence')
  const options = Object.keys(question.criteria)
  return isShare(confidence)
    ? {
        kind: 'choice',
        choice: read.value,
        confidence,
        probabilities: probabilitiesOf(options, ownValue(answer, 'probabilities')),
      }
    : null
}

function probabilitiesOf(
  options: readonly string[],
  stated: unknown,
): Readonly<Record<string, number>> | null {
  const shares = options.flatMap(option => {
    const share = ownValue(stated, option)
    return isShare(share) ? [[option, share] as const] : []
  })
  return shares.length === options.length ? Object.fromEntries(shares) : null
}

function turned(reading: Reading, turn: Turn): Reading | null {
  if (turn === 'plain') return reading
  if (turn === 'opposite') {
    return reading.kind === 'choice' ? null : { ...reading, level: 1 - reading.level }
  }
  if (reading.kind !== 'choice') return null
  // A confidence may be reckoned in several ways: only what is stated as a probability is one.
  const stated = reading.probabilities?.['yes']
  return stated === undefined ? null : { kind: 'noul', level: stated }
}

/** Gives how sure an answer is: the larger of p and 1 - p, the largest probability, or the confidence where none is stated. */
export function certaintyOf(reading: Reading): number {
  if (reading.kind !== 'choice') return Math.max(reading.level, 1 - reading.level)
  const { probabilities, confidence } = reading
  return probabilities === null ? confidence : Math.max(...Object.values(probabilities))
}

// What 1 - p adds in binary is not to move an answer over 0.9.
const TIDY_DIGITS = 12

// The bounds of calibration.md sections 2.2 and 2.3 are about 0.9, at whatever threshold a client acts.
const CONFIDENT = 900

/** Says whether an answer has a confidence of 0.9 or more, in thousandths. */
export const isConfident = (reading: Reading): boolean =>
  reading.kind !== 'score' &&
  thousandths(Number(certaintyOf(reading).toFixed(TIDY_DIGITS))) >= CONFIDENT

/** Says whether a client acts on an answer: on a yes alone, from the threshold on in whole thousandths. */
export const isActedOn = (reading: Reading, threshold: number): boolean =>
  reading.kind === 'noul' &&
  reading.level >= 0.5 &&
  certainty(reading.level) >= thresholdThousandths(threshold)
