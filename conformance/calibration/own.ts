import type { Judged } from '../judged.ts'
import { judgeActing } from './acting.ts'
import { judgeConfidence } from './confidence.ts'
import { coverageHold } from './coverage.ts'
import { type Evidence, holdOf } from './evidence.ts'
import { judgeExact } from './exact.ts'
import { judgeHard } from './hard.ts'
import type { PlannedCase } from './planned-case.ts'
import { isNoul, type Summary, summaryOf } from './summary.ts'
import { held, type Judging } from './verdict.ts'

/**
 * Judges the user's own cases apart from the corpus: the only evidence about their own traffic.
 *
 * Limits are corrected for answers about one state, and the number is fixed at every level.
 */
export function judgeOwn(evidence: Evidence, all: readonly Summary[], judging: Judging): Judged[] {
  const asked = evidence.asked.filter(({ planned }) => planned.role === 'own')
  return kindsOf(evidence.own).flatMap(kind => {
    const summary = summaryOf(all, { population: 'own', ...kind })
    const hold = holdOf(evidence, 'own', coverageHold(asked, [kind.type]))
    return judgeSummary(summary, judging).map(verdict => held(verdict, hold))
  })
}

type Kind = Pick<Summary, 'type' | 'isExact'>

const kindsOf = (own: readonly PlannedCase[]): Kind[] =>
  (['noul', 'choice', 'score'] as const).flatMap(type =>
    [false, true].flatMap(isExact =>
      own.some(each => each.question.type === type && each.isExact === isExact)
        ? [{ type, isExact }]
        : [],
    ),
  )

function judgeSummary(summary: Summary, judging: Judging): Judged[] {
  const { type, isExact, answers } = summary
  if (type !== 'noul') {
    return [
      ...(isExact ? [judgeExact(summary, judging, `C2.${type}.own`)] : []),
      judgeConfidence(summary, judging, `C6.${type}.own`),
    ]
  }
  if (isExact) return [judgeExact(summary, judging, 'C2.own')]
  return [
    judgeActing(answers.filter(isNoul), judging, 'C1.own'),
    judgeHard(summary, judging, 'C3.own'),
  ]
}
