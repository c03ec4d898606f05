import type { NoulAnswer } from '../../../conformance/calibration/acting-facts.ts'
import type { Judging } from '../../../conformance/calibration/verdict.ts'

/** What verdicts of tests are reckoned with. */
export const judging: Judging = {
  level: 'standard',
  seed: 'test',
  threshold: 0.9,
  margin: 0,
  resamples: 300,
}

/** A stated probability of yes and whether yes is true. */
export type Stated = {
  readonly noul: number
  readonly isYes: boolean
  readonly family?: string
  readonly cluster?: string
}

/** Makes labelled answers of the hard cases, one to a state unless clusters are given. */
export const nouls = (stated: readonly Stated[]): NoulAnswer[] =>
  stated.map(({ noul, isYes, family = 'f', cluster }, at) => ({
    type: 'noul',
    noul,
    case: String(at),
    population: 'hard',
    level: 'D1',
    stratum: 'D1',
    exchange: at,
    family,
    cluster: cluster ?? String(at),
    truth: isYes ? [0, 1] : [1, 0],
    isExact: false,
  }))

/** Makes `count` answers of one kind. */
export const repeated = (count: number, stated: Stated): Stated[] =>
  Array.from({ length: count }, () => stated)

/** Makes answers of yes at 0.95, `right` of them right and `wrong` of them wrong. */
export const acting = (right: number, wrong: number, family = 'f'): Stated[] => [
  ...repeated(right, { noul: 0.95, isYes: true, family }),
  ...repeated(wrong, { noul: 0.95, isYes: false, family }),
]
