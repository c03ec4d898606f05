import type { Forecast } from '../../../conformance/statistics/forecast.ts'
import type { GradedNoul } from '../../../conformance/statistics/graded-answer.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { nouls } from './answers.ts'
import { forecastsOf } from './reference.ts'

/** Draws a probability of the arcsine law, Beta(0.5, 0.5): mostly near 0 or 1. */
const drawShare = (next: () => number): number => Math.sin((Math.PI / 2) * next()) ** 2

/** Draws labelled answers of a calibrated decider. */
export function drawAnswers(seed: string, count: number): GradedNoul[] {
  const next = generatorOf(seed)
  const stated = Array.from({ length: count }, () => drawShare(next))
  return nouls(
    stated,
    stated.map(share => (next() < share ? 1 : 0)),
  )
}

/** Draws answers beside exact posteriors, of a decider whose logits are `times` those of the posterior. */
export function softened(seed: string, count: number, times: number): GradedNoul[] {
  const next = generatorOf(seed)
  const posteriors = Array.from({ length: count }, () => drawShare(next))
  const stated = posteriors.map(share =>
    times === 1 ? share : 1 / (1 + ((1 - share) / share) ** times),
  )
  return nouls(stated, posteriors, true)
}

/** Draws labelled forecasts whose truth is flatter than stated: its logits are those stated by a temperature. */
export function flattened(seed: string, count: number, temperature: number): Forecast[] {
  const next = generatorOf(seed)
  const stated = Array.from({ length: count }, () => drawShare(next))
  return forecastsOf(
    stated,
    stated.map(share => (next() < 1 / (1 + ((1 - share) / share) ** (1 / temperature)) ? 1 : 0)),
  )
}
