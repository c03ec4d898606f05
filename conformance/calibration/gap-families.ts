import { counted } from '../reports/counted.ts'
import { ONE_SIDED_95 } from '../statistics/alpha.ts'
import type { Forecast } from '../statistics/forecast.ts'
import { countTest } from '../statistics/poisson-binomial.ts'
import { normalCdf } from '../statistics/special-function.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import { type FamilyTest, testFamilies } from './families.ts'
import { gapOf, pickedView, statesOf } from './summary.ts'
import { figure } from './verdict.ts'

/** The answers of one family: by how much more is stated than comes. */
export type GapFamily = FamilyTest<Gap>

type Gap = { readonly gap: number; readonly count: number }

/**
 * The most overconfidence of one family by itself.
 *
 * Twice the limit of the pool: a mean confidence of 0.6 where two options are alike is what section 2.2 allows.
 */
export const FAMILY_LIMIT = 0.1

/** Writes by how much more, or less, some answers state than comes. */
export const gapWords = ({ gap, count }: Gap, isBroken = false): string =>
  `${tooMuch(gap)} in ${counted(count, 'case')}${isBroken ? `, surely over ${FAMILY_LIMIT}` : ''}`

const tooMuch = (gap: number): string => {
  const size = figure(Math.abs(gap))
  if (size === figure(0)) return 'stated neither too much nor too little'
  return `stated ${size} too ${gap < 0 ? 'little' : 'much'}`
}

// The normal law of a mean is no law of so few states.
const FEWEST = 10

/** Tests whether each family states more than comes by over 0.1, adjusted for how many there are. */
export const overconfidentFamilies = (answers: readonly MeasuredAnswer[]): GapFamily[] =>
  testFamilies(answers, members => {
    const picked = pickedView(members)
    const gap = gapOf(picked)
    const isExact = members.every(answer => answer.isExact)
    return {
      gap: gap?.value ?? 0,
      count: picked.length,
      probability: isExact ? meanTest(picked) : labelTest(picked),
    }
  })

/** Tests a mean gap of exact posteriors by its standard error. */
function meanTest(picked: readonly Forecast[]): number {
  const gap = gapOf(picked)
  if (gap === null || statesOf(picked) < FEWEST) return 1
  const deviation = (gap.upper - gap.lower) / (2 * ONE_SIDED_95)
  const excess = gap.value - FAMILY_LIMIT
  if (deviation === 0 || Number.isNaN(deviation)) return excess > 0 ? 0 : 1
  return normalCdf(-excess / deviation)
}

/** Tests a count of right answers against what was stated less the limit: exact at any number. */
function labelTest(picked: readonly Forecast[]): number {
  // Answers about one state err together: the first of each stands for it.
  const independent = [...new Map([...picked].reverse().map(each => [each.cluster, each])).values()]
  const stated = independent.map(forecast => Math.max(0, forecast.stated - FAMILY_LIMIT))
  return countTest(
    stated,
    independent.reduce((sum, { outcome }) => sum + outcome, 0),
  ).over
}
