import type { Fact, Judged } from '../judged.ts'
import { counted } from '../reports/counted.ts'
import type { Calibration } from '../statistics/calibration.ts'
import { rightness } from '../statistics/graded-answer.ts'
import { odds } from './acting-facts.ts'
import { FEWEST_STATES } from './exact.ts'
import { closed, type Finding, open, tooFew } from './finding.ts'
import { type GapFamily, gapWords, overconfidentFamilies } from './gap-families.ts'
import { type Lack, stepTo } from './next-step.ts'
import { gapOf, isNoul, pickedView, type Summary, statesOf } from './summary.ts'
import { fact, figure, type Judging, judgedOf, limits, share, shownBy } from './verdict.ts'

/** Fails with a lower limit above it, passes with an upper limit up to the other (calibration.md section 5.2). */
export const FAIL_ABOVE = 0.05
/** The most the upper limit may be, which noise of labels lifts. */
export const PASS_UP_TO = 0.1

/** What C3 claims. */
export const HARD_TITLE = `stated probabilities of yes lie within ${FAIL_ABOVE} of how often yes is true`

/** What to do where it fails. */
export const RECALIBRATE_ON_CASES =
  'recalibrate it on labelled cases like these, by Platt or isotonic scaling'

/**
 * Judges C3: how far stated probabilities of yes lie from how often yes was true.
 *
 * Less sharp than C2, since labels carry noise of their own: the error is never given without their
 * number and what noise alone would show.
 */
export function judgeHard({ answers, event }: Summary, judging: Judging, id: string): Judged {
  const basis = {
    id,
    title: HARD_TITLE,
    measure: 'expected calibration error of stated probabilities of yes, corrected for label noise',
    threshold: FAIL_ABOVE,
  }
  if (event === null) {
    const says = 'no yes/no question with a sure truth was answered.'
    return judgedOf(judging, { ...basis, outcome: 'inconclusive', reason: 'few', says })
  }
  const families = overconfidentFamilies(answers)
  const finding = find(event, families, statesOf(answers))
  return judgedOf(judging, {
    ...basis,
    ...finding,
    estimate: event.estimate,
    lower: event.lower,
    upper: event.upper,
    count: event.count,
    margin: `passes with an upper limit up to ${PASS_UP_TO}, fails with a lower one above ${FAIL_ABOVE}; they are ${share(event.upper)} and ${share(event.lower)}`,
    next: nextOf(finding, event, { id, level: judging.level }),
    facts: factsOf(event, families, answers),
    exchanges: shownBy(
      answers.filter(isNoul),
      answer => Math.abs(answer.noul - (answer.truth[1] ?? 0)) * (2 - rightness(answer)),
    ),
  })
}

// From the mean twice as far as the 95th of a hundred: beyond the 99th, of a law with a longer tail than the normal.
const FURTHER = 2

/**
 * Says whether an error is more than noise of labels shows in 99 of 100 runs of a calibrated decider and more.
 *
 * The correction leaves some noise in at few labels: at 120 a calibrated decider would fail in 6 to 11 of 100
 * runs by its lower limit alone, and does in fewer than 1 by both. With 600 this never binds. True where there is no noise.
 */
export const isBeyondNoise = ({ error, floor }: Calibration): boolean =>
  floor === null || error.expected > floor.mean + FURTHER * (floor.upper - floor.mean)

function find(event: Calibration, families: readonly GapFamily[], states: number): Finding {
  const { estimate, lower, upper, floor } = event
  const noise =
    floor === null || figure(floor.mean) === figure(0)
      ? ''
      : `; noise of the labels alone would show ${share(floor.mean)}, which is taken off`
  const error = `off by ${share(estimate)} on average`
  const isFew = states < FEWEST_STATES
  if (!isFew && lower > FAIL_ABOVE && isBeyondNoise(event)) {
    return closed('fail', `${error}, at least ${share(lower)}${noise}.`)
  }
  const broken = families.filter(({ isBroken }) => isBroken)
  if (broken.length > 0) {
    const named = broken.map(({ family, summary }) => `${family} (${figure(summary.gap)} too much)`)
    return closed('fail', `${error}; overconfident in ${named.join(', ')}.`)
  }
  if (isFew) {
    return tooFew(`${error} in questions on ${counted(states, 'state')}`, FEWEST_STATES)
  }
  if (upper <= PASS_UP_TO) return closed('pass', `${error}, at most ${share(upper)}${noise}.`)
  const says = `${error}, between ${share(lower)} and ${share(upper)}${noise}: too near the limit of ${FAIL_ABOVE} to decide.`
  return open('limit', says)
}

function nextOf(
  { outcome }: Finding,
  { casesToResolve, count }: Calibration,
  of: Pick<Lack, 'id' | 'level'>,
): string | null {
  if (outcome === 'pass') return null
  if (outcome === 'fail') return RECALIBRATE_ON_CASES
  const needed = Math.max(casesToResolve ?? 0, CERTAIN)
  const step = needed > count ? stepTo({ ...of, kind: 'hard', asked: count, needed }) : null
  return step ?? 'recalibrate it: the error lies so near the limits that more cases hardly decide'
}

// With 600 labels a calibrated decider always passes (calibration.md section 5.2).
const CERTAIN = 600

function factsOf(
  event: Calibration,
  families: readonly GapFamily[],
  answers: Summary['answers'],
): Fact[] {
  const { error, floor, spiegelhalter: test, fifteen, mass, smooth, count } = event
  const gap = gapOf(pickedView(answers))
  return [
    fact('error before correction', `${share(error.expected)} in ${counted(count, 'answer')}`),
    ...(floor === null
      ? []
      : [
          fact(
            'noise alone would show',
            `${figure(floor.mean)}, below ${figure(floor.upper)} in 95 of 100`,
          ),
        ]),
    ...(test === null ? [] : [fact('test of its errors (Spiegelhalter Z)', spiegelhalter(test))]),
    ...(gap === null
      ? []
      : [fact('stated more than came true', `${figure(gap.value)} (${limits(gap)})`)]),
    fact('error in fifteen bins', figure(fifteen.expected)),
    fact('error in bins of equal size', figure(mass.expected)),
    fact('error without bins (kernel-smoothed)', figure(smooth)),
    ...families.map(({ family, summary, isBroken }) =>
      fact(`family ${family}`, gapWords(summary, isBroken)),
    ),
  ]
}

function spiegelhalter({ z, p, refuted }: NonNullable<Calibration['spiegelhalter']>): string {
  const wrong = `${refuted} wrong at exactly 0 or 1`
  return z === null || p === null
    ? `not defined, ${wrong}`
    : `${z.toFixed(2)} (p ${odds(p)}), ${wrong}`
}
