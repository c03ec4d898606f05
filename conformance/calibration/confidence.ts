import type { QuestionType } from '../../spec/nouns.ts'
import { thousandths, thresholdThousandths } from '../../spec/thousandths.ts'
import type { Fact, Judged, JudgedOutcome, JudgedReason } from '../judged.ts'
import { counted } from '../reports/counted.ts'
import { equalWidth } from '../statistics/binning.ts'
import { clusteringOf } from '../statistics/bootstrap.ts'
import { type Calibration, WIDTH } from '../statistics/calibration.ts'
import { calibrationError } from '../statistics/calibration-error.ts'
import { clusteredShare } from '../statistics/design-effect.ts'
import { meanOf } from '../statistics/estimate.ts'
import { type Forecast, mean } from '../statistics/forecast.ts'
import { nearness, rightness } from '../statistics/graded-answer.ts'
import { confidenceView, largestView, withProbabilities } from '../statistics/view.ts'
import { lineOf } from './acting.ts'
import { EXACT_LIMIT, FEWEST_STATES } from './exact.ts'
import { formulaOf } from './formula.ts'
import { FAIL_ABOVE, isBeyondNoise, PASS_UP_TO } from './hard.ts'
import { gapOf, isSpread, type SpreadAnswer, type Summary, statesOf } from './summary.ts'
import { fact, figure, type Judging, judgedOf, limits, setting, shownBy } from './verdict.ts'

/** How often what a client would act on is right, with limits; null where nothing reaches the threshold. */
type Acted = { readonly value: number; readonly lower: number; readonly upper: number } | null

// A mean of posteriors about fewer states has no normal law.
const FEWEST_ACTING = 10

/** What C6 claims of one type. */
export const confidenceTitle = (type: QuestionType): string =>
  `the confidence of a ${type} is the probability that it is right`

/** What to do where it does not hold. */
export const STATE_LARGEST =
  'state the largest probability as the confidence, or read probabilities'

/**
 * Judges C6: whether the confidence of choices, or of scores, is the probability that they are right.
 *
 * A client reads it so, whatever formula it is made by. It fails for overconfidence alone; a formula
 * that states less than the probability makes a client act more rarely, and warns.
 */
export function judgeConfidence(summary: Summary, judging: Judging, id: string): Judged {
  const { type, confidence, isExact } = summary
  const answers = summary.answers.filter(isSpread)
  const { threshold, limit } = lineOf(judging)
  const acting = answers.filter(
    answer => thousandths(answer.confidence) >= thresholdThousandths(threshold),
  )
  const basis = {
    id,
    title: confidenceTitle(type),
    measure: `expected calibration error of the confidence of a ${type}, read as the probability of being right`,
    threshold: isExact ? EXACT_LIMIT : FAIL_ABOVE,
    count: answers.length,
  }
  if (confidence === null) {
    const says = `no ${type} was answered.`
    return judgedOf(judging, { ...basis, outcome: 'inconclusive', reason: 'few', says })
  }
  const acted = actedOn(acting, isExact)
  const formula = formulaOf(answers)
  const finding = find({ confidence, acted, answers, acting: statesOf(acting), limit, isExact })
  return judgedOf(judging, {
    ...basis,
    ...finding,
    estimate: confidence.estimate,
    lower: confidence.lower,
    upper: confidence.upper,
    next: nextOf(finding.outcome, formula, answers),
    facts: [
      fact('made by', formula ?? 'not to be told: no probabilities are stated'),
      ...actedFacts(acted, acting, threshold),
      ...largestFacts(answers, threshold),
      ...nearFacts(answers),
    ],
    exchanges: shownBy(answers, answer => answer.confidence - rightness(answer)),
  })
}

function actedOn(acting: readonly SpreadAnswer[], isExact: boolean): Acted {
  const trials = acting.map(answer => ({ cluster: answer.cluster, right: rightness(answer) }))
  if (trials.length === 0) return null
  if (!isExact) {
    const { share, interval } = clusteredShare(trials)
    return share === null ? null : { value: share, ...interval }
  }
  return meanOf(
    trials.map(({ right }) => right),
    clusteringOf(trials),
  )
}

type Basis = {
  readonly confidence: Calibration
  readonly acted: Acted
  readonly answers: readonly SpreadAnswer[]
  /** About how many states the answers are that reach the threshold. */
  readonly acting: number
  readonly limit: number
  readonly isExact: boolean
}

type Finding = {
  readonly outcome: JudgedOutcome
  readonly reason: JudgedReason | null
  readonly says: string
}

function find({ confidence, acted, answers, acting, limit, isExact }: Basis): Finding {
  const { estimate, lower, upper } = confidence
  const gap = gapOf(confidenceView(answers))
  const error = `off by ${figure(Math.max(0, estimate))} on average`
  const closed = (outcome: JudgedOutcome, says: string): Finding => ({
    outcome,
    reason: null,
    says,
  })
  const open = (reason: JudgedReason, says: string): Finding => ({
    outcome: 'inconclusive',
    reason,
    says,
  })
  const [failAbove, passUpTo] = isExact ? [EXACT_LIMIT, EXACT_LIMIT] : [FAIL_ABOVE, PASS_UP_TO]
  if (statesOf(answers) < FEWEST_STATES) {
    return open('few', `${error} in ${counted(answers.length, 'answer')}: too few to judge.`)
  }
  if (acted !== null && acting >= FEWEST_ACTING && acted.upper < limit) {
    const right = `right in ${figure(acted.value)} where it is confident, at most ${figure(acted.upper)}`
    return closed('fail', `${right}.`)
  }
  if (lower > failAbove && isBeyondNoise(confidence)) {
    const how = `${error}, at least ${figure(lower)}`
    if (gap !== null && gap.lower > 0) return closed('fail', `${how}: more than it is right.`)
    return closed('warn', `${how}: less than it is right, or both; it is no probability.`)
  }
  if (upper > passUpTo) {
    return open(
      'limit',
      `${error}, between ${figure(Math.max(0, lower))} and ${figure(upper)}: not decided.`,
    )
  }
  if (acted === null || acting < FEWEST_ACTING) {
    return open(
      'few',
      `${error}; answers about ${acting} states reached the threshold: too few to judge.`,
    )
  }
  if (acted.lower >= limit) return closed('pass', `${error}, at most ${figure(upper)}.`)
  const says = `${error}; right in ${figure(acted.value)} where it is confident, too near ${setting(limit)}.`
  return open('limit', says)
}

function nextOf(
  outcome: JudgedOutcome,
  formula: string | null,
  answers: readonly SpreadAnswer[],
): string | null {
  if (outcome === 'pass') return null
  if (outcome === 'inconclusive') {
    const isOwn = answers.some(({ population }) => population === 'own')
    return isOwn ? 'give more cases' : 'measure at a higher level, or with cases of your own'
  }
  return formula === null
    ? 'state the probabilities, and the largest as the confidence'
    : STATE_LARGEST
}

function actedFacts(acted: Acted, acting: readonly SpreadAnswer[], threshold: number): Fact[] {
  const label = `right at ${setting(threshold)} or more`
  if (acted === null) return [fact(label, 'none was so confident')]
  const stated = mean(acting.map(({ confidence }) => confidence))
  return [
    fact(label, `${figure(acted.value)} (${limits(acted)}) of ${acting.length}`),
    fact('mean confidence of those', figure(stated)),
  ]
}

/** What the largest probability would do in the place of the confidence; for information. */
function largestFacts(answers: readonly SpreadAnswer[], threshold: number): Fact[] {
  const view: readonly Forecast[] = largestView(withProbabilities(answers))
  if (view.length === 0) return []
  const { expected, debiased } = calibrationError(equalWidth(view, WIDTH))
  const isExact = answers.every(answer => answer.isExact)
  const least = thresholdThousandths(threshold)
  const acting = view.filter(({ stated }) => thousandths(stated) >= least)
  const right = acting.length === 0 ? 'none' : figure(mean(acting.map(({ outcome }) => outcome)))
  const shown = `error ${figure(isExact ? expected : debiased)}; right at ${setting(threshold)} or more: ${right} of ${acting.length}`
  return [fact('largest probability in its place', shown)]
}

function nearFacts(answers: readonly SpreadAnswer[]): Fact[] {
  const scores = answers.flatMap(answer => (answer.type === 'score' ? [answer] : []))
  if (scores.length === 0) return []
  return [
    fact('nearest level right', figure(mean(scores.map(rightness)))),
    fact('at most one level off', figure(mean(scores.map(nearness)))),
  ]
}
