import { type Precision, readingsOf } from '../statistics/acting.ts'
import type { GradedNoul } from '../statistics/graded-answer.ts'
import type { Count } from '../statistics/proportion.ts'
import { casesFor, neededAnswers } from '../statistics/sample-size.ts'
import { suggestedThreshold } from '../statistics/suggested-threshold.ts'
import type { Line } from './sequential.ts'
import { figure, setting, whole } from './verdict.ts'

type Basis = { readonly answers: readonly GradedNoul[]; readonly line: Line }

const POWER = 0.8

// At a limit t about 20 / (1 - t) answers are needed of a decider half-way between t and 1.
const mostSought = (limit: number): number => Math.min(3000, Math.ceil(40 / (1 - limit)))

/** Says what to do where too few answers reach the threshold. */
export function nextForFew({ answers, line }: Basis, acting: number): string {
  const precision = (1 + line.limit) / 2
  const decision = { threshold: line.limit, precision, power: POWER }
  const needed = neededAnswers(decision, mostSought(line.limit))
  const cases = needed && casesFor(needed.stable, acting / Math.max(1, answers.length))
  const more =
    cases === null
      ? `no answer of yes reached ${setting(line.threshold)}, so that no number of cases is enough`
      : `at this rate certification needs about ${whole(cases)} cases`
  return withSuggestion(more, answers, line)
}

/** Says what to do where the precision lies too near the limit. */
export function nextForLimit({ answers, line }: Basis, { right, total }: Count): string {
  const precision = right / total
  const most = mostSought(line.limit)
  const needed =
    precision === line.limit
      ? null
      : neededAnswers({ threshold: line.limit, precision, power: POWER }, most)
  const cases = needed && casesFor(needed.stable, total / answers.length)
  const more =
    cases === null || cases <= answers.length
      ? `the precision lies so near ${setting(line.limit)} that more cases hardly decide; a --margin does`
      : `if it stays at ${figure(precision)}, about ${whole(cases - answers.length)} more cases decide`
  return withSuggestion(more, answers, line)
}

/** Says what to do where the answers are wrong too often. */
export const nextForWrong = ({ answers, line }: Basis): string =>
  withSuggestion(`let no client act on it at ${setting(line.threshold)}`, answers, line)

const withSuggestion = (step: string, answers: readonly GradedNoul[], line: Line): string => {
  const suggested = suggestionOf(answers)
  return suggested === null || suggested.threshold === line.threshold
    ? step
    : `${step}; threshold ${suggested.threshold.toFixed(2)} would be certified on this corpus (a suggestion, no certificate)`
}

/** Gives the lowest threshold of the grid that is certified on these answers, or null. */
export const suggestionOf = (answers: readonly GradedNoul[]): Precision | null =>
  suggestedThreshold(readingsOf(answers))
