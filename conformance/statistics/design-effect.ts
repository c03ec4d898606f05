import { ALPHA } from './alpha.ts'
import { type Count, clopperPearson, type Interval } from './proportion.ts'

/** Whether one answer was right, 0 or 1 (or the probability that it was), and the state it was about. */
export type Trial = { readonly cluster: string; readonly right: number }

/** A share of trials that come in clusters, with the limits that hold for it. */
export type ClusteredShare = {
  /** Right trials over all, from 0 to 1; null without trials. */
  readonly share: number | null
  /** What was counted. */
  readonly count: Count
  /** The variance between states over that of independent trials, 1 at least. */
  readonly designEffect: number
  /** The number of independent trials that would say as much. */
  readonly effective: number
  /** Exact limits on the effective count, each at one-sided error alpha. */
  readonly interval: Interval
}

/**
 * Gives the share of right trials and its exact limits, corrected for trials about the same state.
 *
 * Answers about one state err together: 5 to a state at a correlation of 0.3 let 14.5% of bad deciders
 * pass where 5% are allowed. The correction is n / deff, deff = max(1, variance between clusters /
 * binomial variance), and Clopper-Pearson on what is left (calibration.md section 1.3). With one trial
 * a state it is Clopper-Pearson itself; where all are right or all wrong, or of fewer than ten states,
 * a state counts as one trial.
 */
export function clusteredShare(trials: readonly Trial[], alpha: number = ALPHA): ClusteredShare {
  const total = trials.length
  const right = trials.reduce((sum, trial) => sum + trial.right, 0)
  const designEffect = designEffectOf(trials, total === 0 ? 0 : right / total)
  const effective = total / designEffect
  return {
    share: total === 0 ? null : right / total,
    count: { right, total },
    designEffect,
    effective,
    interval: clopperPearson({ right: right / designEffect, total: effective }, alpha),
  }
}

// 98 of 100 right about two states would count as nearly 100 trials, and pass.
const FEWEST_CLUSTERS = 10

function designEffectOf(trials: readonly Trial[], share: number): number {
  const residuals = new Map<string, number>()
  for (const { cluster, right } of trials) {
    residuals.set(cluster, (residuals.get(cluster) ?? 0) + right - share)
  }
  const clusters = residuals.size
  // One trial a cluster is independent by design; the sample variance would differ from p(1-p) by n/(n-1).
  if (clusters === trials.length) return 1
  const variance = share * (1 - share)
  // Nothing varies, or too little to tell how strongly states bind: each state then counts as one trial.
  if (clusters < FEWEST_CLUSTERS || variance === 0) return trials.length / clusters
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0)
  const between = ((clusters / (clusters - 1)) * squares) / trials.length ** 2
  return Math.max(1, between / (variance / trials.length))
}
