import type { QuestionType } from '../../spec/nouns.ts'
import type { Coverage } from '../statistics/graded-answer.ts'
import type { AskedCase } from './reading.ts'
import { type Hold, percent } from './verdict.ts'

/** At least this share of the questions of a type has to have a usable answer. */
export const LEAST_ANSWERED = 0.95
/** At most this share of the answers may be of no use to any client. */
export const MOST_INVALID = 0.05

/** Counts the answers to the questions of some types. */
export function coverageOf(
  asked: readonly AskedCase[],
  types: readonly QuestionType[] = ['noul', 'choice', 'score'],
): Coverage {
  const counts = { answered: 0, unknown: 0, invalid: 0 }
  for (const { planned, outcome } of asked) {
    if (types.includes(planned.question.type)) counts[outcome] += 1
  }
  const { answered, unknown, invalid } = counts
  return { asked: answered + unknown + invalid, answered, invalid }
}

/** Gives the share of the questions that have a usable answer; null where none was asked. */
export const answeredShare = ({ asked, answered }: Coverage): number | null =>
  asked === 0 ? null : answered / asked

/** What to do about answers that are missing. */
export const MEND_ANSWERS = 'mend the answers that are missing or of no use, then measure again'

/** Says why verdicts on these answers stay open, or null where enough of them can be used. */
export function coverageHold(
  asked: readonly AskedCase[],
  types: readonly QuestionType[],
): Hold | null {
  const [coverage, all] = [coverageOf(asked, types), coverageOf(asked)]
  const share = answeredShare(coverage)
  if (share !== null && share < LEAST_ANSWERED) {
    const says = `only ${coverage.answered} of ${coverage.asked} questions (${percent(share)}) had a usable answer`
    return { reason: 'coverage', says, next: MEND_ANSWERS }
  }
  if (all.invalid > MOST_INVALID * all.asked) {
    const says = `${all.invalid} of ${all.asked} answers were of no use to any client`
    return { reason: 'coverage', says, next: MEND_ANSWERS }
  }
  return null
}
