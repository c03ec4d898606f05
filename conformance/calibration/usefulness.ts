import type { Fact, Judged } from '../judged.ts'
import { precisionAt, readingsOf } from '../statistics/acting.ts'
import { clusteringOf } from '../statistics/bootstrap.ts'
import { type Estimate, meanOf } from '../statistics/estimate.ts'
import { mean } from '../statistics/forecast.ts'
import { brier } from '../statistics/proper-score.ts'
import { riskCoverage } from '../statistics/risk-coverage.ts'
import { confidenceView, eventView } from '../statistics/view.ts'
import type { NoulAnswer } from './acting-facts.ts'
import { excessOf } from './exact-facts.ts'
import { fact, figure, type Judging, judgedOf, limits, percent, setting } from './verdict.ts'

/** Half of the cases are yes: who reaches the threshold in fewer than a tenth of those hardly ever acts. */
export const LEAST_COVERAGE = 0.05

/** What C7 claims. */
export const USEFULNESS_TITLE =
  'answers tell more than the base rate does, and some reach the threshold'

/** What to do where answers tell nothing. */
export const TAKE_ANOTHER = 'take a decider that tells cases apart'

/**
 * Judges C7: whether answers tell more than the base rate, and reach the threshold at times; it warns and never fails.
 *
 * Who always states the base rate is calibrated, and of no use. `exact` are answers beside posteriors, for
 * the resolution that is lost.
 */
export function judgeUsefulness(
  answers: readonly NoulAnswer[],
  exact: readonly NoulAnswer[],
  judging: Judging,
): Judged {
  const { threshold } = judging
  const basis = {
    id: 'C7',
    title: USEFULNESS_TITLE,
    measure: 'Brier skill of yes/no answers over the base rate',
    // A skill may be negative.
    unit: 'ratio' as const,
    threshold: 0,
    count: answers.length,
  }
  const skill = skillOf(answers)
  if (skill === null) {
    const says = 'no yes/no question with a sure truth was answered.'
    return judgedOf(judging, { ...basis, outcome: 'inconclusive', reason: 'few', says })
  }
  const { coverage } = precisionAt(readingsOf(answers), threshold)
  const tells = skill.lower > 0
  const acts = coverage >= LEAST_COVERAGE
  const reached = `${percent(coverage)} of the answers were a yes at ${setting(threshold)} or more`
  const told = `skill ${figure(skill.value)} over the base rate (${limits(skill)})`
  return judgedOf(judging, {
    ...basis,
    outcome: tells && acts ? 'pass' : 'warn',
    says: tells
      ? `${told}; ${acts ? '' : 'only '}${reached}.`
      : `it tells no more than the base rate: ${told}; ${reached}.`,
    estimate: skill.value,
    lower: skill.lower,
    upper: skill.upper,
    margin: `warns with a skill not shown above 0, or below ${percent(LEAST_COVERAGE)} of answers at the threshold`,
    next: tells && acts ? null : nextOf(tells),
    facts: factsOf(answers, exact, judging),
  })
}

function factsOf(
  answers: readonly NoulAnswer[],
  exact: readonly NoulAnswer[],
  { threshold }: Judging,
): Fact[] {
  const { coverage } = precisionAt(readingsOf(answers), threshold)
  const { area, excess: lost } = riskCoverage(confidenceView(answers))
  const excess = excessOf(exact)
  return [
    fact(`yes at ${setting(threshold)} or more`, percent(coverage)),
    fact('area under risk and coverage', `${figure(area)}, ${figure(lost)} above the best order`),
    ...(excess === null
      ? []
      : [fact('excess Brier score, exact cases', `${figure(excess.value)} (${limits(excess)})`)]),
  ]
}

const nextOf = (tells: boolean): string =>
  tells
    ? 'a client that acts at this threshold gains little: take a lower one, or a better decider'
    : TAKE_ANOTHER

/** Gives 1 less the Brier score over that of the base rate, with limits; null where every truth is the same. */
function skillOf(answers: readonly NoulAnswer[]): Estimate | null {
  const event = eventView(answers)
  const base = mean(event.map(({ outcome }) => outcome))
  const uncertainty = base * (1 - base)
  if (!(uncertainty > 0)) return null
  const gains = event.map(({ stated, outcome }) => brier(base, outcome) - brier(stated, outcome))
  const gain = meanOf(gains, clusteringOf(event))
  return {
    value: gain.value / uncertainty,
    lower: gain.lower / uncertainty,
    upper: gain.upper / uncertainty,
  }
}
