import { fewestFixed } from '../statistics/sample-size.ts'
import type { CalibrationPlan } from './plan.ts'

/** Says what a measurement leaves out, a sentence each: a verdict claims nothing about these. */
export function leftOut({ level, own, canaries, probes }: CalibrationPlan): string[] {
  return [
    ...(own === null
      ? [
          'Traffic of your own: no labelled file was given, so that nothing is said about your loops.',
        ]
      : []),
    'Choices and scores with a sure truth: the corpus has them with exact posteriors alone.',
    'A decider that has the published generators built in: it would pass; cases of your own, and templates nobody has seen, stand against it.',
    ...(canaries.first.length === 0
      ? [
          'Whether the model changed meanwhile: canaries are repeated from --calibration standard up.',
        ]
      : []),
    ...(probes === null
      ? ['C5, the probes without labels: wording, order and contradictions.']
      : []),
    ...(level === 'quick'
      ? [
          `Families by themselves: at quick each has fewer than the ${fewestFixed(0.9)} answers that could prove 0.9.`,
        ]
      : []),
  ]
}
