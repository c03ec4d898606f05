import type { QuestionType } from '../../spec/nouns.ts'
import { thousandths, thresholdThousandths } from '../../spec/thousandths.ts'
import type { Judged } from '../judged.ts'
import { counted } from '../reports/counted.ts'
import { clusteringOf } from '../statistics/bootstrap.ts'
import type { Calibration } from '../statistics/calibration.ts'
import { clusteredShare } from '../statistics/design-effect.ts'
import { meanOf } from '../statistics/estimate.ts'
import { rightness } from '../statistics/graded-answer.ts'
import { confidenceView } from '../statistics/view.ts'
import { lineOf } from './acting.ts'
import { type Acted, confidenceFacts } from './confidence-facts.ts'
import { EXACT_LIMIT, FEWEST_STATES } from './exact.ts'
import { closed, type Finding, open, tooFew } from './finding.ts'
import { formulaOf } from './formula.ts'
import { FAIL_ABOVE, isBeyondNoise, PASS_UP_TO } from './hard.ts'
import { casesToClear, type Lack, stepTo, stepToMost } from './next-step.ts'
import { gapOf, isSpread, type SpreadAnswer, type Summary, statesOf } from './summary.ts'
import { fact, type Judging, judgedOf, setting, share, shownBy } from './verdict.ts'

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
    next: nextOf(finding, formula, {
      ...{ id, level: judging.level, kind: type, asked: answers.length },
      needed: neededFor(finding, summary, acting.length),
    }),
    facts: [
      fact('made by', formula ?? 'not to be told: no probabilities are stated'),
      ...confidenceFacts(acted, { answers, acting }, threshold),
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

function find({ confidence, acted, answers, acting, limit, isExact }: Basis): Finding {
  const { estimate, lower, upper } = confidence
  const gap = gapOf(confidenceView(answers))
  const error = `off by ${share(estimate)} on average`
  const [failAbove, passUpTo] = isExact ? [EXACT_LIMIT, EXACT_LIMIT] : [FAIL_ABOVE, PASS_UP_TO]
  if (statesOf(answers) < FEWEST_STATES) {
    return tooFew(`${error} in answers on ${counted(statesOf(answers), 'state')}`, FEWEST_STATES)
  }
  if (acted !== null && acting >= FEWEST_ACTING && acted.upper < limit) {
    const right = `where it is confident ${share(acted.value)} are right, at most ${share(acted.upper)}`
    return closed('fail', `${right}.`)
  }
  if (lower > failAbove && isBeyondNoise(confidence)) {
    const how = `${error}, at least ${share(lower)}`
    const isOver = gap !== null && gap.lower > 0
    return isOver
      ? closed('fail', `${how}: it states more than how often it is right.`)
      : closed('warn', `${how}: it states less than how often it is right, or now more, now less.`)
  }
  if (upper > passUpTo) {
    const limits = `between ${share(lower)} and ${share(upper)}`
    return open('limit', `${error}, ${limits}: too near the limit to decide.`)
  }
  if (acted === null || acting < FEWEST_ACTING) {
    return tooFew(
      `${error}; answers on ${counted(acting, 'state')} reached the threshold`,
      FEWEST_ACTING,
    )
  }
  if (acted.lower >= limit) return closed('pass', `${error}, at most ${share(upper)}.`)
  const says = `${error}; where it is confident ${share(acted.value)} are right, too near ${setting(limit)} to decide.`
  return open('limit', says)
}

/** Estimates how many answers would settle it. */
function neededFor({ reason }: Finding, { confidence, answers, isExact }: Summary, acting: number) {
  if (reason === 'few') {
    const rate = acting / answers.length
    return Math.max(FEWEST_STATES, rate > 0 ? Math.ceil(FEWEST_ACTING / rate) : 0)
  }
  const limit = isExact ? EXACT_LIMIT : PASS_UP_TO
  return confidence === null ? FEWEST_STATES : casesToClear(confidence, limit, answers.length)
}

function nextOf({ outcome }: Finding, formula: string | null, lack: Lack): string | null {
  if (outcome === 'pass') return null
  if (outcome === 'inconclusive') {
    return stepTo(lack) ?? stepToMost(lack) ?? 'add cases of your own with --corpus'
  }
  return formula === null
    ? 'state the probabilities of all options, and the largest of them as the confidence'
    : STATE_LARGEST
}
