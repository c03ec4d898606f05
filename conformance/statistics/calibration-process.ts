import type { Forecast } from './forecast.ts'

/** Running evidence that stated probabilities are too high or too low, as logarithms of bets' worth. */
export type CalibrationEvidence = {
  /** ln E that answers state more than they know, after the last answer. */
  readonly over: number
  /** The largest ln E on the way, which is what decides at ln 20. */
  readonly mostOver: number
  /** ln E that answers state less than they know, after the last answer. */
  readonly under: number
  /** The largest ln E on the way. */
  readonly mostUnder: number
}

// Steps on the logit scale: how far off a decider may be, from a little to e^2 times the odds.
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2]
const LEAST = 0.5
const MOST = 0.995

/**
 * Gives the evidence against "each answer is right with the probability it states", in order of asking.
 *
 * For each step a, the product of likelihood ratios of logit c - a (over) or logit c + a (under)
 * against c; their mean over the steps is a martingale while the decider is calibrated, without
 * independence or a common law, so that E >= 20 happens by chance once in 20 runs at any time of
 * stopping (after Arnold, Henzi and Ziegel, 2023, arXiv 2109.11761).
 * Takes the confidence view: stated probabilities are kept within 0.5 and 0.995.
 */
export function calibrationEvidence(forecasts: readonly Forecast[]): CalibrationEvidence {
  const over = STEPS.map(() => 0)
  const under = STEPS.map(() => 0)
  let [mostOver, mostUnder] = [0, 0]
  for (const { stated, outcome } of forecasts) {
    const confidence = Math.min(MOST, Math.max(LEAST, stated))
    for (const [index, step] of STEPS.entries()) {
      over[index] = (over[index] ?? 0) + ratio(confidence, outcome, -step)
      under[index] = (under[index] ?? 0) + ratio(confidence, outcome, step)
    }
    mostOver = Math.max(mostOver, logMean(over))
    mostUnder = Math.max(mostUnder, logMean(under))
  }
  return { over: logMean(over), mostOver, under: logMean(under), mostUnder }
}

/** Gives ln of the likelihood ratio of `confidence` moved by `step` on the logit scale, against itself. */
function ratio(confidence: number, outcome: number, step: number): number {
  const odds = (confidence / (1 - confidence)) * Math.exp(step)
  const moved = odds / (1 + odds)
  const rightWins = Math.log(moved / confidence)
  const wrongWins = Math.log((1 - moved) / (1 - confidence))
  return outcome * rightWins + (1 - outcome) * wrongWins
}

function logMean(logarithms: readonly number[]): number {
  const most = Math.max(...logarithms)
  const sum = logarithms.reduce((total, each) => total + Math.exp(each - most), 0)
  return most + Math.log(sum / logarithms.length)
}
