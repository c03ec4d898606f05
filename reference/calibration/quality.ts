import { indexOfLargest } from '../../spec/distribution.ts'
import { distributionOf } from '../readout/evidence.ts'
import { logOf } from '../readout/log-space.ts'
import type { Labelled } from './labelled.ts'

/** A stated probability and what came of it, as the statistics of calibration take it. */
export type Stated = {
  readonly stated: number
  /** 0 or 1, or the exact probability of it where the truth knows one. */
  readonly outcome: number
  /** Whether the truth is a label, whose noise is a part of every error; an exact posterior has none. */
  readonly isLabel: boolean
  readonly cluster: string
}

/** The error that noise of labels alone would show: its mean, and what it stays under 95 times in 100. */
export type Floor = { readonly mean: number; readonly upper: number }

/** Gives the expected calibration error, and its floor; null where no truth is a label. */
export type Measure = (stated: readonly Stated[]) => {
  readonly error: number
  readonly floor: Floor | null
}

/** How good answers are: mean loss in nats, and the calibration of what they state. */
export type Quality = {
  readonly loss: number
  readonly error: number
  readonly floor: Floor | null
}

/** Judges answers, each at its own temperature. */
export function qualityOf(
  answers: readonly Labelled[],
  temperatureOf: (answer: Labelled) => number,
  measure: Measure,
): Quality {
  const told = answers.map(answer => {
    const probabilities = distributionOf(answer.evidence, temperatureOf(answer))
    return { stated: statedIn(answer, probabilities), loss: lossOf(answer, probabilities) }
  })
  const { error, floor } = measure(told.map(({ stated }) => stated))
  return { loss: meanOf(told.map(({ loss }) => loss)), error, floor }
}

/** Gives the mean loss of answers at one temperature. */
export const meanLoss = (answers: readonly Labelled[], temperature: number): number =>
  meanOf(answers.map(answer => lossOf(answer, distributionOf(answer.evidence, temperature))))

// Of a noul the probability of yes: confidences fold yes too rarely onto yes too often, and the two cancel out.
function statedIn({ type, truth, cluster }: Labelled, probabilities: readonly number[]): Stated {
  const event = type === 'noul' ? 0 : indexOfLargest(probabilities)
  return {
    stated: Math.min(1, probabilities[event] ?? 0),
    outcome: truth[event] ?? 0,
    isLabel: truth.includes(1),
    cluster,
  }
}

/** Gives the cross-entropy of what is stated against what is true: of a label the logarithm of its probability. */
const lossOf = ({ truth }: Labelled, probabilities: readonly number[]): number =>
  truth.reduce(
    (loss, share, outcome) =>
      share === 0 ? loss : loss - share * logOf(probabilities[outcome] ?? 0),
    0,
  )

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
