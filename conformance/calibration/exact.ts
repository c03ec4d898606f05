import type { QuestionType } from '../../spec/nouns.ts'
import type { Judged } from '../judged.ts'
import { counted } from '../reports/counted.ts'
import type { Calibration } from '../statistics/calibration.ts'
import type { Estimate } from '../statistics/estimate.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import { LEAST_ANSWERED } from './coverage.ts'
import { exactFacts, refitted } from './exact-facts.ts'
import { isCounting } from './families.ts'
import { closed, type Finding, open, tooFew } from './finding.ts'
import { type GapFamily, overconfidentFamilies } from './gap-families.ts'
import { casesToClear, stepTo, stepToMost } from './next-step.ts'
import { gapOf, hasEvent, isPooled, pickedView, type Summary, statesOf } from './summary.ts'
import { TAKE_ANOTHER } from './usefulness.ts'
import { figure, type Judging, judgedOf, share, shownBy } from './verdict.ts'

/** The most calibration error against exact posteriors (calibration.md section 5.2). */
export const EXACT_LIMIT = 0.05
/** Resampling fewer states tells nothing. */
export const FEWEST_STATES = 20

const events = {
  noul: 'stated probabilities of yes',
  choice: 'stated probabilities of options',
  score: 'stated probabilities of levels',
} as const

const questions = { noul: 'yes/no question', choice: 'choice', score: 'score' } as const

/** What C2 claims of one type. */
export const exactTitle = (type: QuestionType): string =>
  `${events[type]} lie within ${EXACT_LIMIT} of the exact ones`

/** What to do about probabilities that no temperature is known for. */
export const RECALIBRATE =
  'recalibrate its probabilities, by Platt or isotonic scaling on labelled cases'

// Its logits divided by more, 0.99 becomes less than 0.62: nothing is left to act on.
const MOST_TEMPERATURE = 10

/**
 * Judges C2: how far stated probabilities of one type lie from the exact posteriors.
 *
 * Fails for overconfidence where it counts: on one stated rate, on what nobody can know, and on the client's
 * own questions. Elsewhere, and for stating too little, it warns. Without label noise, so that
 * 240 cases tell 0.05 from 0.08.
 */
export function judgeExact(
  { type, answers, event }: Summary,
  judging: Judging,
  id: string,
): Judged {
  const stated = answers.filter(hasEvent)
  const pooled = stated.filter(isPooled)
  const basis = {
    id,
    title: exactTitle(type),
    measure: `expected calibration error of ${events[type]} against exact posteriors, ten bins`,
    threshold: EXACT_LIMIT,
    count: pooled.length,
  }
  if (!answers.some(isPooled)) {
    const says = `no ${questions[type]} with an exact posterior was answered.`
    return judgedOf(judging, { ...basis, outcome: 'inconclusive', reason: 'few', says })
  }
  if (event === null) {
    const says = 'the server states no probabilities, or none that add up to 1.'
    return judgedOf(judging, { ...basis, outcome: 'not-tested', says })
  }
  const gap = gapOf(pickedView(answers.filter(isCounting)))
  const families = familiesOf(answers)
  const found = find({ event, gap, families, count: statesOf(pooled) })
  const finding = held(found, stated.length, answers.length)
  return judgedOf(judging, {
    ...basis,
    ...finding,
    estimate: event.estimate,
    lower: event.lower,
    upper: event.upper,
    margin: `passes with an upper limit up to ${EXACT_LIMIT}, fails with a lower one above it; they are ${share(event.upper)} and ${share(event.lower)}`,
    next: nextOf(finding, { answers, event, type, asked: pooled, id }, judging),
    facts: exactFacts({ answers, event, gap, families }),
    exchanges: shownBy(answers, worst),
  })
}

/** Keeps a pass from resting on the few answers that state probabilities. */
const held = (finding: Finding, stated: number, answered: number): Finding =>
  finding.outcome !== 'pass' || stated >= LEAST_ANSWERED * answered
    ? finding
    : {
        outcome: 'inconclusive',
        reason: 'coverage',
        says: `only ${stated} of ${answered} answers state probabilities that add up to 1; those are ${finding.says}`,
      }

/** Weighs an answer by how much more it states than is true. */
const worst = (answer: MeasuredAnswer): number => {
  const [{ stated, outcome } = { stated: 0, outcome: 0 }] = pickedView([answer])
  return stated - outcome
}

/** The families that were tested by themselves: those that count against the server, and the others. */
export type GapFamilies = {
  readonly counting: readonly GapFamily[]
  readonly others: readonly GapFamily[]
}

const familiesOf = (answers: readonly MeasuredAnswer[]): GapFamilies => ({
  counting: overconfidentFamilies(answers.filter(isCounting)),
  others: overconfidentFamilies(answers.filter(answer => !isCounting(answer))),
})

type Basis = {
  readonly event: Calibration
  readonly gap: Estimate | null
  readonly families: GapFamilies
  readonly count: number
}

function find({ event, gap, families, count }: Basis): Finding {
  const { estimate, lower, upper } = event
  const isOver = gap !== null && gap.lower > 0
  const error = `off by ${share(estimate)} on average`
  if (count >= FEWEST_STATES && lower > EXACT_LIMIT && isOver) {
    return closed('fail', `${error}, at least ${share(lower)}: it states more than can be known.`)
  }
  const broken = families.counting.filter(({ isBroken }) => isBroken)
  if (broken.length > 0) return closed('fail', `${error}; overconfident in ${namesOf(broken)}.`)
  if (count >= FEWEST_STATES && lower > EXACT_LIMIT) {
    const how = gap !== null && gap.upper < 0 ? 'it states less than can be known' : 'in arithmetic'
    return closed('warn', `${error}, at least ${share(lower)}: ${how}.`)
  }
  const weak = families.others.filter(({ isBroken }) => isBroken)
  if (weak.length > 0) {
    return closed('warn', `${error}; overconfident in the arithmetic of ${namesOf(weak)}.`)
  }
  if (count < FEWEST_STATES) {
    return tooFew(`${error} in questions on ${states(count)}`, FEWEST_STATES)
  }
  if (upper <= EXACT_LIMIT) return closed('pass', `${error}, at most ${share(upper)}.`)
  const says = `${error}, between ${share(lower)} and ${share(upper)}: too near the limit of ${EXACT_LIMIT} to decide.`
  return open('limit', says)
}

const states = (count: number): string => counted(count, 'state')

const namesOf = (families: readonly GapFamily[]): string =>
  families.map(({ family, summary }) => `${family} (${figure(summary.gap)} too much)`).join(', ')

type Stated = {
  readonly id: string
  readonly type: QuestionType
  readonly answers: readonly MeasuredAnswer[]
  readonly event: Calibration
  /** The answers that count in the pooled error. */
  readonly asked: readonly MeasuredAnswer[]
}

function nextOf(
  { outcome, reason }: Finding,
  { answers, event, type, asked, id }: Stated,
  { level }: Judging,
): string | null {
  if (outcome === 'pass') return null
  if (reason === 'coverage') return 'state the probabilities in every answer'
  const temperature = refitted(answers)
  const fit =
    temperature === null
      ? RECALIBRATE
      : temperature > MOST_TEMPERATURE
        ? TAKE_ANOTHER
        : `divide its logits by ${temperature.toFixed(2)}, which fits these cases best`
  if (outcome !== 'inconclusive') return fit
  const isFew = reason === 'few'
  const lack = {
    ...{ id, level, kind: type, asked: isFew ? statesOf(asked) : asked.length },
    needed: isFew ? FEWEST_STATES : casesToClear(event, EXACT_LIMIT, asked.length),
  }
  return stepTo(lack) ?? stepToMost(lack) ?? fit
}
