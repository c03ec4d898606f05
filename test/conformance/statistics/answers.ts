import type { GradedNoul } from '../../../conformance/statistics/graded-answer.ts'

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
