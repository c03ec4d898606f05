import type {
  GradedChoice,
  GradedNoul,
  GradedScore,
} from '../../../conformance/statistics/graded-answer.ts'
import { confidenceOf } from '../../../spec/confidence.ts'

/** Makes graded yes/no answers of stated probabilities and of labels, or of posteriors, one to a state. */
export const nouls = (
  stated: readonly number[],
  yes: readonly number[],
  isExact = false,
): GradedNoul[] =>
  stated.map((noul, index) => ({
    type: 'noul',
    noul,
    family: 'f',
    stratum: 's',
    cluster: String(index),
    truth: [1 - (yes[index] ?? 0), yes[index] ?? 0],
    isExact,
  }))

/** Gives the truth of `count` outcomes of which `outcome` is the true one. */
export const oneHot = (outcome: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index === outcome ? 1 : 0))

const caseOf = (index: number) => ({
  family: 'f',
  stratum: 's',
  cluster: String(index),
  isExact: false,
})

/** Makes graded choices of stated probabilities: the likeliest option, confident as it is likely. */
export const choices = (stated: readonly (readonly number[])[], truths: readonly number[]) =>
  stated.map((probabilities, index): GradedChoice & { probabilities: readonly number[] } => ({
    ...caseOf(index),
    type: 'choice',
    choice: probabilities.indexOf(Math.max(...probabilities)),
    confidence: Math.max(...probabilities),
    probabilities,
    truth: oneHot(truths[index] ?? -1, probabilities.length),
  }))

/** Makes graded scores of stated probabilities: the expected level, confident by spread. */
export const scores = (stated: readonly (readonly number[])[], truths: readonly number[]) =>
  stated.map((probabilities, index): GradedScore & { probabilities: readonly number[] } => ({
    ...caseOf(index),
    type: 'score',
    score: probabilities.reduce((sum, share, level) => sum + share * level, 0),
    confidence: confidenceOf('spread', probabilities),
    probabilities,
    truth: oneHot(truths[index] ?? -1, probabilities.length),
  }))
