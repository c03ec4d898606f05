import type { Judged } from '../judged.ts'
import { clopperPearson } from '../statistics/proportion.ts'
import { guardByCanaries } from './canary-guard.ts'
import { answeredShare, coverageHold, coverageOf, LEAST_ANSWERED } from './coverage.ts'
import type { AskedCase } from './reading.ts'
import { fact, type Judging, judgedOf, setting } from './verdict.ts'

/** What C0 claims. */
export const VALIDITY_TITLE = `at least ${setting(100 * LEAST_ANSWERED)}% of the yes/no questions have a usable answer`

/**
 * Judges C0: whether nearly every yes/no question has a usable answer, without which nothing below holds.
 *
 * A missing answer is unknown and never wrong. Warns where the model changed while it was measured.
 */
export function judgeValidity(asked: readonly AskedCase[], judging: Judging): Judged {
  const coverage = coverageOf(asked, ['noul'])
  const share = answeredShare(coverage)
  const hold = coverageHold(asked, ['noul'])
  const { facts, change } = guardByCanaries(asked)
  const all = coverageOf(asked)
  const unusable = asked.filter(({ outcome }) => outcome !== 'answered')
  const isOpen = hold !== null || share === null
  const stable = `${coverage.answered} of ${coverage.asked} yes/no questions had a usable answer`
  return judgedOf(judging, {
    id: 'C0',
    title: VALIDITY_TITLE,
    outcome: isOpen ? 'inconclusive' : change === null ? 'pass' : 'warn',
    reason: isOpen ? 'coverage' : null,
    says:
      share === null
        ? 'no question was asked.'
        : isOpen
          ? `${hold?.says}.`
          : `${stable}${change === null ? '' : `; ${change}`}.`,
    measure: 'share of yes/no questions with a usable answer',
    estimate: share,
    ...clopperPearson({ right: coverage.answered, total: coverage.asked }),
    count: coverage.asked,
    threshold: LEAST_ANSWERED,
    next:
      hold?.next ??
      (change === null ? null : 'see C5.repeat, then measure again while one model answers'),
    facts: [
      fact('asked, answered, of no use', `${all.asked}, ${all.answered}, ${all.invalid}`),
      ...facts,
    ],
    exchanges: unusable.slice(0, 10).map(({ exchange }) => exchange),
  })
}
