import type { QuestionType } from '../../spec/nouns.ts'
import type { Judged } from '../judged.ts'
import type { MeasureEnd } from '../measuring.ts'
import { isSequential, judgeActing } from './acting.ts'
import type { NoulAnswer } from './acting-facts.ts'
import { judgeBothSides } from './both-sides.ts'
import type { MeasuredAnswer, Population } from './calibration-record.ts'
import { coverageHold } from './coverage.ts'
import type { AskedCase } from './reading.ts'
import { judgeValidity } from './validity.ts'
import { type Hold, held, type Judging } from './verdict.ts'

/** What was asked, and how it ended. */
export type Evidence = {
  readonly asked: readonly AskedCase[]
  readonly ended: MeasureEnd | null
  /** How many cases of each population were left out though they were planned, but for an early decision. */
  readonly missing: Readonly<Record<Population, number>>
}

/** Judges everything that was asked; verdicts on the user's own cases stand apart. */
export function judgeCalibration(evidence: Evidence, judging: Judging): Judged[] {
  const corpus = evidence.asked.filter(({ planned }) => planned.role !== 'own')
  const nouls = answersOf(evidence, 'hard').filter(isNoul)
  const early = holdOf(evidence, 'hard')
  const coverage = coverageHold(corpus, ['noul'])
  const acting = judgeActing(nouls, judging)
  // Evidence that is looked at as it comes holds whenever asking ends.
  const isSettled = isSequential(judging) && acting.outcome !== 'inconclusive'
  return [
    judgeValidity(corpus, judging),
    held(acting, coverage ?? (isSettled ? null : early)),
    held(judgeBothSides(nouls, judging), coverage ?? early),
  ]
}

const isNoul = (answer: MeasuredAnswer): answer is NoulAnswer => answer.type === 'noul'

/** Gives the answers of a population in the order of asking. */
export const answersOf = ({ asked }: Evidence, population: Population): MeasuredAnswer[] =>
  asked.flatMap(({ planned, answer }) =>
    answer !== null && planned.role === population ? [answer] : [],
  )

/** Says why verdicts on a population stay open though answers came: asking ended before its plan did. */
export function holdOf({ ended, missing, asked }: Evidence, population: Population): Hold | null {
  const left = missing[population]
  if (ended === null || left === 0) return null
  const came = asked.filter(({ planned }) => planned.role === population).length
  return {
    reason: ended.reason,
    says: `asking ended after ${came} of ${came + left} cases: ${ended.says.replace(/\.$/, '')}`,
    next: nextAfter[ended.reason],
  }
}

const nextAfter: Readonly<Record<MeasureEnd['reason'], string>> = {
  lost: 'measure again once the server stays up',
  budget: 'raise --max-requests, or choose a lower level',
  interrupted: 'run it again to the end',
}

/** Says why verdicts on these types of a population stay open, or null. */
export const holdFor = (
  evidence: Evidence,
  population: Population,
  types: readonly QuestionType[],
): Hold | null => {
  const own = population === 'own'
  const asked = evidence.asked.filter(({ planned }) => (planned.role === 'own') === own)
  return (
    coverageHold(asked, own ? types : ['noul']) ??
    coverageHold(asked, types) ??
    holdOf(evidence, population)
  )
}
