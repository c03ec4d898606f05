import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'
import type { ScoreQuestion } from '../../../spec/nouns.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import type { Complaint } from '../../expect.ts'
import { readLevels } from './distribution.ts'
import { type AnswerJudgement, expectProbability, judgeAnswers } from './judgement.ts'
import { KEY, scoreInquiries } from './questions.ts'
import { optionalPart, shown } from './reply.ts'
import {
  addsUpToOne,
  expectationOf,
  expectationTolerance,
  isExpectation,
  sumOf,
  sumTolerance,
} from './rounding.ts'

const shared = {
  requests: scoreInquiries.length,
  sends: 'score questions of 2, 3 and 10 levels about different texts',
} as const

const place = (field: string): string => pointer('answers', KEY, field)

const isInScale = (value: unknown, levels: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= levels - 1

function judgeRange(answer: JsonObject, { criteria }: ScoreQuestion): AnswerJudgement {
  const score = ownValue(answer, 'score')
  if (isInScale(score, criteria.length)) return 'fine'
  const wrong = typeof score === 'number' ? 'is off the scale' : 'is not a number'
  return {
    says: score === undefined ? 'score is missing' : `score ${wrong}`,
    at: place('score'),
    expected: `a number from 0 to ${criteria.length - 1}, for ${criteria.length} levels`,
    actual: shown(score),
  }
}

type Reading = readonly number[] | 'absent' | Complaint

function distributionOf(answer: JsonObject, { criteria }: ScoreQuestion): Reading {
  const given = optionalPart(answer, 'probabilities')
  return given === undefined ? 'absent' : readLevels(given, criteria, place('probabilities'))
}

const isList = (reading: Reading): reading is readonly number[] => Array.isArray(reading)

function judgeProbabilities(answer: JsonObject, question: ScoreQuestion): AnswerJudgement {
  const reading = distributionOf(answer, question)
  return isList(reading) ? 'fine' : reading
}

function judgeSum(answer: JsonObject, question: ScoreQuestion): AnswerJudgement {
  const values = distributionOf(answer, question)
  if (!isList(values)) return values === 'absent' ? 'absent' : 'unreadable'
  if (addsUpToOne(values)) return 'fine'
  return {
    says: `the probabilities of ${values.length} levels do not add up to 1`,
    at: place('probabilities'),
    expected: `a sum of 1 within ${sumTolerance(values).toFixed(4)}`,
    actual: `a sum of ${Number(sumOf(values).toFixed(6))}`,
  }
}

function judgeExpectation(answer: JsonObject, question: ScoreQuestion): AnswerJudgement {
  const values = distributionOf(answer, question)
  const score = ownValue(answer, 'score')
  if (values === 'absent') return 'absent'
  if (!isList(values) || typeof score !== 'number') return 'unreadable'
  if (isExpectation(score, values)) return 'fine'
  return {
    says: 'score is not the expected level of its own probabilities',
    at: place('score'),
    expected: `${expectationOf(values).toFixed(4)} within ${expectationTolerance(score, values).toFixed(4)}`,
    actual: shown(score),
  }
}

function judgeLegend(answer: JsonObject, { criteria }: ScoreQuestion): AnswerJudgement {
  const legend = optionalPart(answer, 'legend')
  if (legend === undefined) return 'absent'
  const named: unknown = Array.isArray(legend) ? Object.fromEntries(legend.entries()) : legend
  const given = isObject(named) ? named : {}
  const wrong = criteria.findIndex((level, index) => ownValue(given, String(index)) !== level)
  const isWhole = wrong < 0 && Object.keys(given).length === criteria.length
  if (isWhole) return 'fine'
  const at = wrong < 0 || !isObject(named) ? place('legend') : place('legend') + pointer(`${wrong}`)
  return {
    says: 'legend does not name the levels of the question in their order',
    at,
    expected: shown(criteria),
    actual: shown(legend),
  }
}

const optional = 'probabilities with its scores'

/** The checks of what a score answer holds, judged over several numbers of levels. */
export const scoreChecks: readonly Check[] = [
  {
    ...shared,
    id: 'score.range',
    clauses: ['SCORE-RANGE'],
    title: 'score is a number within the scale',
    needs: ['answers.types'],
    passes: 'score of every answer is a number from 0 to the number of levels less one',
    killedBy: ['score-off-scale', 'score-from-one', 'score-string', 'score-null', 'score-negative'],
    run: probe => judgeAnswers(probe, scoreInquiries, judgeRange),
  },
  {
    ...shared,
    id: 'score.confidence',
    clauses: ['SCORE-CONFIDENCE'],
    title: 'a score answer carries a confidence from 0 to 1',
    needs: ['answers.types'],
    passes: 'confidence of every answer is a number from 0 to 1, by whatever formula',
    killedBy: ['score-confidence-missing', 'score-confidence-above-one', 'score-confidence-null'],
    run: probe =>
      judgeAnswers(probe, scoreInquiries, answer =>
        expectProbability('confidence', place('confidence'), ownValue(answer, 'confidence')),
      ),
  },
  {
    ...shared,
    id: 'score.probabilities',
    clauses: ['SCORE-PROBABILITIES'],
    title: 'probabilities of a score give each level and nothing else a probability',
    needs: ['score.range'],
    passes: 'by index, by level or as an array: one number from 0 to 1 a level; may be absent',
    killedBy: [
      'score-probabilities-null',
      'score-probabilities-short',
      'score-probabilities-from-one',
    ],
    run: probe => judgeAnswers(probe, scoreInquiries, judgeProbabilities, optional),
  },
  {
    ...shared,
    id: 'score.sum',
    clauses: ['SCORE-SUM'],
    title: 'probabilities of a score add up to 1',
    needs: ['score.probabilities'],
    passes:
      'the sum is 1 within half a rounding step for each level, at least 0.005 and at most 0.1',
    killedBy: ['score-probabilities-all-zero', 'score-probabilities-half'],
    run: probe => judgeAnswers(probe, scoreInquiries, judgeSum, optional),
  },
  {
    ...shared,
    id: 'score.expectation',
    clauses: ['SCORE-EXPECTATION'],
    title: 'score is the expectation of its probabilities',
    needs: ['score.sum'],
    passes: 'score is the sum of level times probability, within what rounding explains',
    killedBy: ['score-not-expectation', 'score-most-likely-level', 'score-reversed'],
    run: probe => judgeAnswers(probe, scoreInquiries, judgeExpectation, optional),
  },
  {
    ...shared,
    id: 'score.legend',
    clauses: ['SCORE-LEGEND'],
    title: 'legend names the levels of the question in their order',
    needs: ['answers.types'],
    passes: 'by index or as an array: each level’s own text; legend may be absent',
    killedBy: ['legend-null', 'legend-shuffled', 'legend-short'],
    run: probe => judgeAnswers(probe, scoreInquiries, judgeLegend, 'a legend with its scores'),
  },
]
