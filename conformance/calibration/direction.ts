import type { Judged, JudgedOutcome } from '../judged.ts'
import { type CalibrationEvidence, calibrationEvidence } from '../statistics/calibration-process.ts'
import { type Forecast, mean } from '../statistics/forecast.ts'
import { rightness } from '../statistics/graded-answer.ts'
import { DECISIVE } from '../statistics/sequential.ts'
import { confidenceView } from '../statistics/view.ts'
import type { NoulAnswer } from './acting-facts.ts'
import { fact, figure, type Judging, judgedOf, shownBy, whole } from './verdict.ts'

// The process keeps what is stated at or below this; who states more must not seem to state too little.
const SUREST = 0.995

/** What C4 claims. */
export const DIRECTION_TITLE = 'answers state neither more nor less than they know'

/** What to do where it fails. */
export const LOWER_CONFIDENCE = 'recalibrate it: its confidence is too high'

/**
 * Judges C4: whether answers state more than they know, or less, by evidence gathered in the order of asking.
 *
 * Each answer states its own confidence, so that neither bins nor a common precision are needed; evidence of
 * 20 to 1 is reached by chance once in 20 runs, whenever asking ends. Too much fails where C1 did not
 * pass and warns where it did; too little warns.
 */
export function judgeDirection(
  answers: readonly NoulAnswer[],
  acting: Judged,
  judging: Judging,
): Judged {
  const view = confidenceView(answers)
  const over = calibrationEvidence(view).mostOver
  const under = calibrationEvidence(view.filter(({ stated }) => stated <= SUREST)).mostUnder
  const evidence = { mostOver: over, mostUnder: under }
  const { outcome, says } = find(evidence, acting)
  return judgedOf(judging, {
    id: 'C4',
    title: DIRECTION_TITLE,
    outcome: answers.length === 0 ? 'inconclusive' : outcome,
    reason: answers.length === 0 ? 'few' : null,
    says: answers.length === 0 ? 'no yes/no question with a sure truth was answered.' : says,
    measure: 'evidence that answers state more than they know, as odds',
    unit: 'ratio',
    estimate: Math.exp(over),
    count: answers.length,
    threshold: Math.round(Math.exp(DECISIVE)),
    margin: `decides at odds of 20; ${oddsOf(over)} for too much, ${oddsOf(under)} for too little`,
    next: nextOf[outcome] ?? null,
    facts: [
      fact('odds that it states too little', oddsOf(under)),
      ...(answers.length === 0 ? [] : meansOf(view)),
    ],
    exchanges: shownBy(answers, answer => (1 - rightness(answer)) * Math.abs(answer.noul - 0.5)),
  })
}

type Odds = Pick<CalibrationEvidence, 'mostOver' | 'mostUnder'>

function find(
  { mostOver, mostUnder }: Odds,
  acting: Judged,
): { readonly outcome: JudgedOutcome; readonly says: string } {
  if (mostOver >= DECISIVE) {
    const says = `it states more than it knows, at odds of ${oddsOf(mostOver)} to 1`
    if (acting.outcome !== 'pass') return { outcome: 'fail', says: `${says}.` }
    return { outcome: 'warn', says: `${says}; where it acts it is right often enough.` }
  }
  if (mostUnder >= DECISIVE) {
    const says = `it states less than it knows, at odds of ${oddsOf(mostUnder)} to 1: it will rarely act.`
    return { outcome: 'warn', says }
  }
  return { outcome: 'pass', says: 'nothing shows that it states more or less than it knows.' }
}

const nextOf: Partial<Record<JudgedOutcome, string>> = {
  fail: LOWER_CONFIDENCE,
  warn: 'recalibrate it',
}

function meansOf(view: readonly Forecast[]) {
  return [
    fact('mean confidence stated', figure(mean(view.map(({ stated }) => stated)))),
    fact('share right', figure(mean(view.map(({ outcome }) => outcome)))),
  ]
}

const oddsOf = (logarithm: number): string => {
  if (logarithm > Math.log(1e6)) return 'over 1,000,000'
  const odds = Math.exp(logarithm)
  return odds < 100 ? odds.toPrecision(3) : whole(odds)
}
