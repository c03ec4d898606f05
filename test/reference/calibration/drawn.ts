import type { Labelled } from '../../../reference/calibration/labelled.ts'
import { softmax } from '../../../reference/readout/log-space.ts'
import { generatorOf } from '../../../spec/generator.ts'
import type { QuestionType } from '../../../spec/nouns.ts'

/** Draws answers whose log-weights are `temperature` times as large as those their outcomes come from. */
export function drawn(
  temperature: number,
  count: number,
  type: QuestionType,
  outcomes: number,
  isSoft = false,
): Labelled[] {
  const next = generatorOf(`${temperature} ${count} ${type} ${outcomes}`)
  return Array.from({ length: count }, (_, index): Labelled => {
    const weights = Array.from({ length: outcomes }, () => 4 * (next() - 0.5))
    const truth = softmax(weights)
    let left = next()
    const outcome = truth.findIndex(share => {
      left -= share
      return left < 0
    })
    const row = weights.map(weight => weight * temperature)
    const label = truth.map((_, at) => (at === Math.max(0, outcome) ? 1 : 0))
    return { type, evidence: [row], truth: isSoft ? truth : label, cluster: `state ${index}` }
  })
}
