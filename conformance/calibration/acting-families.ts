import { clusteredShare } from '../statistics/design-effect.ts'
import { type GradedNoul, rightness } from '../statistics/graded-answer.ts'
import type { Count } from '../statistics/proportion.ts'
import { evidenceOf } from '../statistics/sequential.ts'
import { betaCdf } from '../statistics/special-function.ts'
import { type FamilyTest, testFamilies } from './families.ts'

/** The acting answers of one family: how many were right, and whether that alone is too few. */
export type ActingFamily = FamilyTest<{ readonly count: Count }>

/**
 * Tests the precision of each family against the limit, adjusted for how many there are.
 *
 * Exact counts where the number was fixed; where answers are looked at as they come, the evidence itself,
 * of which 1 / E is a probability that holds at any time.
 */
export const actingFamilies = (
  acting: readonly GradedNoul[],
  limit: number,
  isSequential: boolean,
): ActingFamily[] =>
  testFamilies(acting, members => {
    const trials = members.map(answer => ({ cluster: answer.cluster, right: rightness(answer) }))
    const { count, effective, designEffect } = clusteredShare(trials)
    const probability = isSequential
      ? Math.min(1, Math.exp(-evidenceOf(count, limit).fail))
      : lowerTail(count.right / designEffect, effective, limit)
    return { count, probability }
  })

/** Gives P(so few right) at a precision of `limit`; counts may be fractions, as effective ones are. */
const lowerTail = (right: number, total: number, limit: number): number =>
  right >= total ? 1 : betaCdf(1 - limit, total - right, right + 1)
