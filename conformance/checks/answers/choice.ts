import { type JsonObject, ownValue } from '../../../spec/json-object.ts'
import type { ChoiceQuestion } from '../../../spec/nouns.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { probabilityFault } from './distribution.ts'
import { type AnswerJudgement, expectProbability, judgeAnswers } from './judgement.ts'
import { choiceInquiries, KEY } from './questions.ts'
import { optionalPart, shown } from './reply.ts'
import { addsUpToOne, isHighest, sumOf, sumTolerance } from './rounding.ts'

const shared = {
  requests: choiceInquiries.length,
  sends: 'choice questions of 2, 3, 10 and 255 options about different texts',
} as const

const at = pointer('answers', KEY, 'choice')
const below = pointer('answers', KEY, 'probabilities')

/** Judges that choice is an option, byte for byte. */
export function judgeOption(answer: JsonObject, { criteria }: ChoiceQuestion): AnswerJudgement {
  const picked = ownValue(answer, 'choice')
  if (typeof picked === 'string' && Object.hasOwn(criteria, picked)) return 'fine'
  return {
    says: picked === undefined ? 'choice is missing' : 'choice is not an option of the question',
    at,
    expected: `one of ${shown(Object.keys(criteria))}`,
    actual: shown(picked),
  }
}

/** Judges that probabilities, where there are some, stand under the options and no other key. */
export function judgeProbabilities(
  answer: JsonObject,
  { criteria }: ChoiceQuestion,
): AnswerJudgement {
  const given = optionalPart(answer, 'probabilities')
  if (given === undefined) return 'absent'
  return probabilityFault(given, Object.keys(criteria), below) ?? 'fine'
}

/** Gives the probabilities in the order of the options, or why there are none to judge. */
function distributionOf(
  answer: JsonObject,
  { criteria }: ChoiceQuestion,
): readonly number[] | 'absent' | 'unreadable' {
  const given = optionalPart(answer, 'probabilities')
  if (given === undefined) return 'absent'
  const options = Object.keys(criteria)
  return probabilityFault(given, options, below) === null
    ? options.map(option => Number(ownValue(Object(given), option)))
    : 'unreadable'
}

function judgeSum(answer: JsonObject, question: ChoiceQuestion): AnswerJudgement {
  const values = distributionOf(answer, question)
  if (typeof values === 'string') return values
  if (addsUpToOne(values)) return 'fine'
  return {
    says: `the probabilities of ${values.length} options do not add up to 1`,
    at: below,
    expected: `a sum of 1 within ${sumTolerance(values).toFixed(4)}`,
    actual: `a sum of ${Number(sumOf(values).toFixed(6))}`,
  }
}

function judgeArgmax(answer: JsonObject, question: ChoiceQuestion): AnswerJudgement {
  const values = distributionOf(answer, question)
  if (typeof values === 'string') return values
  const options = Object.keys(question.criteria)
  const picked = values[options.indexOf(String(ownValue(answer, 'choice')))]
  if (picked === undefined) return 'unreadable'
  if (isHighest(picked, values)) return 'fine'
  const highest = Math.max(...values)
  return {
    says: 'choice is not the option with the highest probability',
    at,
    expected: `${options[values.indexOf(highest)]}, at ${highest}`,
    actual: `${ownValue(answer, 'choice')}, at ${picked}`,
  }
}

/** What a server without probabilities does not send. */
export const withProbabilities = 'probabilities with its choices'

/** The checks of what a choice answer holds, judged over several numbers of options. */
export const choiceChecks: readonly Check[] = [
  {
    ...shared,
    id: 'choice.option',
    clauses: ['CHOICE-OPTION'],
    title: 'choice is one of the options of the question',
    needs: ['answers.types'],
    passes: 'choice of every answer is an option, byte for byte',
    killedBy: ['choice-foreign-option', 'choice-index', 'choice-missing', 'choice-description'],
    run: probe => judgeAnswers(probe, choiceInquiries, judgeOption),
  },
  {
    ...shared,
    id: 'choice.confidence',
    clauses: ['CHOICE-CONFIDENCE'],
    title: 'a choice answer carries a confidence from 0 to 1',
    needs: ['answers.types'],
    passes: 'confidence of every answer is a number from 0 to 1, by whatever formula',
    killedBy: [
      'choice-confidence-missing',
      'choice-confidence-above-one',
      'choice-confidence-string',
      'choice-confidence-negative',
    ],
    run: probe =>
      judgeAnswers(probe, choiceInquiries, answer =>
        expectProbability(
          'confidence',
          pointer('answers', KEY, 'confidence'),
          ownValue(answer, 'confidence'),
        ),
      ),
  },
  {
    ...shared,
    id: 'choice.probabilities',
    clauses: ['CHOICE-PROBABILITIES'],
    title: 'probabilities of a choice give each option and nothing else a probability',
    needs: ['choice.option'],
    passes: 'the keys are the options, the values numbers from 0 to 1; probabilities may be absent',
    killedBy: [
      'probabilities-foreign-key',
      'probabilities-missing-key',
      'probabilities-negative',
      'probabilities-null',
      'probabilities-array',
    ],
    run: probe => judgeAnswers(probe, choiceInquiries, judgeProbabilities, withProbabilities),
  },
  {
    ...shared,
    id: 'choice.sum',
    clauses: ['CHOICE-SUM'],
    title: 'probabilities of a choice add up to 1',
    needs: ['choice.probabilities'],
    passes:
      'the sum is 1 within half a rounding step for each option, at least 0.005 and at most 0.1',
    killedBy: [
      'probabilities-all-zero',
      'probabilities-half',
      'probabilities-double',
      'probabilities-all-one',
    ],
    run: probe => judgeAnswers(probe, choiceInquiries, judgeSum, withProbabilities),
  },
  {
    ...shared,
    id: 'choice.argmax',
    clauses: ['CHOICE-ARGMAX'],
    title: 'no option has a higher probability than the one picked',
    needs: ['choice.probabilities'],
    passes: 'the option picked has the highest probability; ties, also after rounding, pass',
    killedBy: ['argmax-lowest', 'argmax-second'],
    run: probe => judgeAnswers(probe, choiceInquiries, judgeArgmax, withProbabilities),
  },
]
