import type { Precision } from '../statistics/acting.ts'
import type { Count } from '../statistics/proportion.ts'
import { casesFor, neededAnswers } from '../statistics/sample-size.ts'
import type { Line } from './sequential.ts'
import { counted, figure, setting, whole } from './verdict.ts'

/** What the next step after C1 depends on. */
export type NextBasis = {
  /** How many yes/no questions were answered. */
  readonly cases: number
  readonly line: Line
  /** The lowest threshold of the grid that is certified on these answers. */
  readonly suggested: Precision | null
}

const POWER = 0.8

// At a limit t about 20 / (1 - t) answers are needed of a decider half-way between t and 1.
const mostSought = (limit: number): number => Math.min(3000, Math.ceil(40 / (1 - limit)))

/** Says what to do where too few answers reach the threshold. */
export function nextForFew(
  { cases: asked, line, suggested }: NextBasis,
  { count: { total: acting }, effective }: Limited,
): string {
  const precision = (1 + line.limit) / 2
  const decision = { threshold: line.limit, precision, power: POWER }
  const needed = neededAnswers(decision, mostSought(line.limit))
  const cases = needed && casesFor(needed.stable, effective / Math.max(1, asked))
  return withSuggestion(moreForFew(line, acting, cases), suggested, line)
}

function moreForFew({ threshold, limit }: Line, acting: number, cases: number | null): string {
  if (acting === 0) {
    return `no answer of yes reached ${setting(threshold)}, so that no number of cases is enough: recalibrate it, take a surer decider, or let a client act at a lower --threshold, measured with another seed`
  }
  if (cases !== null) return `at this rate certification needs about ${whole(cases)} cases`
  return `${setting(limit)} takes more than ${whole(mostSought(limit))} such answers to show; a --margin takes fewer`
}

/** What was counted, and how many independent answers would say as much. */
export type Limited = { readonly count: Count; readonly effective: number }

/** Says what to do where the precision lies too near the limit. */
export function nextForLimit(
  { cases: asked, line, suggested }: NextBasis,
  { count: { right, total }, effective }: Limited,
): string {
  const precision = right / total
  const most = mostSought(line.limit)
  const needed =
    precision === line.limit
      ? null
      : neededAnswers({ threshold: line.limit, precision, power: POWER }, most)
  const cases = needed && casesFor(needed.stable, effective / asked)
  const more =
    cases === null || cases <= asked
      ? `the precision lies so near ${setting(line.limit)} that more cases hardly decide; a --margin does`
      : `if it stays at ${figure(precision)}, about ${whole(cases - asked)} more cases decide`
  return withSuggestion(more, suggested, line)
}

/** Says what to do where the answers are wrong too often. */
export const nextForWrong = ({ line, suggested }: NextBasis): string =>
  withSuggestion(`let no client act on it at ${setting(line.threshold)}`, suggested, line)

const withSuggestion = (step: string, suggested: Precision | null, line: Line): string =>
  suggested === null || suggested.threshold === line.threshold
    ? step
    : `${step}; threshold ${suggested.threshold.toFixed(2)} would be certified on this corpus, where ${counted(suggested.count)} are right (a suggestion, no certificate)`
