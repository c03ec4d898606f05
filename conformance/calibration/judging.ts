import type { QuestionType } from '../../spec/nouns.ts'
import type { Judged } from '../judged.ts'
import { isSequential, judgeActing } from './acting.ts'
import { judgeBothSides } from './both-sides.ts'
import type { CalibrationView } from './calibration-record.ts'
import { judgeConfidence } from './confidence.ts'
import { coverageHold } from './coverage.ts'
import { judgeDirection } from './direction.ts'
import { answersOf, type Evidence, endHold, holdOf } from './evidence.ts'
import { judgeExact } from './exact.ts'
import { judgeHard } from './hard.ts'
import { judgeOwn } from './own.ts'
import { isNoul, type Summary, summaries, summaryOf } from './summary.ts'
import { judgeUsefulness } from './usefulness.ts'
import { judgeValidity } from './validity.ts'
import { held, type Judging } from './verdict.ts'
import { viewsOf } from './views.ts'

/** What a run comes to: verdicts, and what pictures are drawn from. */
export type Judgement = {
  readonly verdicts: readonly Judged[]
  readonly views: readonly CalibrationView[]
}

/** Judges everything that was asked, without a request; the same answers and seed give the same verdicts. */
export function judgeCalibration(evidence: Evidence, judging: Judging): Judgement {
  const answers = (['hard', 'exact', 'own'] as const).flatMap(each => answersOf(evidence, each))
  const all = summaries(answers, judging)
  const verdicts = [
    held(judgeValidity(corpusOf(evidence), judging), endHold(evidence, 'hard')),
    ...judgeLabelled(evidence, all, judging),
    ...judgePosteriors(evidence, all, judging),
    ...judgeOwn(evidence, all, judging),
  ]
  return {
    verdicts,
    views: viewsOf(all),
  }
}

/** Puts verdicts in the order of the guide, C0 to C7, those on the user's own cases after them. */
export const inOrder = (verdicts: readonly Judged[]): Judged[] =>
  [...verdicts].sort((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ id }: Judged): number => Number(id.slice(1, 2)) + (id.endsWith('.own') ? 10 : 0)

const corpusOf = ({ asked }: Evidence) => asked.filter(({ planned }) => planned.role !== 'own')

/** C1, C3, C4 and C7: yes/no questions with a sure truth. */
function judgeLabelled(evidence: Evidence, all: readonly Summary[], judging: Judging): Judged[] {
  const hard = answersOf(evidence, 'hard').filter(isNoul)
  const exact = answersOf(evidence, 'exact').filter(isNoul)
  const coverage = coverageHold(corpusOf(evidence), ['noul'])
  const hold = holdOf(evidence, 'hard', coverage)
  const acting = judgeActing(hard, judging)
  // Evidence that is looked at as it comes holds whenever asking ends.
  const isSettled = isSequential(judging) && acting.outcome !== 'inconclusive'
  const judged = held(acting, isSettled ? coverage : hold)
  const direction = judgeDirection(hard, judged, judging)
  const isShown = direction.outcome === 'fail' || direction.outcome === 'warn'
  return [
    judged,
    held(judgeBothSides(hard, judging), hold),
    held(
      judgeHard(
        summaryOf(all, { population: 'hard', type: 'noul', isExact: false }),
        judging,
        'C3',
      ),
      hold,
    ),
    held(direction, isShown ? coverage : hold),
    held(judgeUsefulness(hard, exact, judging), hold),
  ]
}

/** C2 and C6: cases with an exact posterior, each type by itself. */
function judgePosteriors(evidence: Evidence, all: readonly Summary[], judging: Judging): Judged[] {
  const asked = corpusOf(evidence)
  const hold = coverageHold(asked, ['noul'])
  const ofType = (type: QuestionType) =>
    holdOf(evidence, 'exact', hold ?? coverageHold(asked, [type]))
  const of = (type: QuestionType) => summaryOf(all, { population: 'exact', type, isExact: true })
  return [
    ...(['noul', 'choice', 'score'] as const).map(type =>
      held(judgeExact(of(type), judging, `C2.${type}`), ofType(type)),
    ),
    ...(['choice', 'score'] as const).map(type =>
      held(judgeConfidence(of(type), judging, `C6.${type}`), ofType(type)),
    ),
  ]
}
