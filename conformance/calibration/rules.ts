import type { QuestionType } from '../../spec/nouns.ts'
import { everyLevel } from '../measuring.ts'
import { countLimits } from '../statistics/count-limit.ts'
import { fewestFixed } from '../statistics/sample-size.ts'
import { atLevels, type VerdictRule } from '../verdict-rule.ts'
import { actingTitle } from './acting.ts'
import { nextForWrong } from './acting-next.ts'
import { bothSidesTitle } from './both-sides.ts'
import { confidenceTitle, STATE_LARGEST } from './confidence.ts'
import { LEAST_ANSWERED, MEND_ANSWERS, MOST_INVALID } from './coverage.ts'
import { DIRECTION_TITLE, LOWER_CONFIDENCE } from './direction.ts'
import { EXACT_LIMIT, exactTitle, FEWEST_STATES, RECALIBRATE } from './exact.ts'
import { FAMILY_LIMIT } from './gap-families.ts'
import { FAIL_ABOVE, HARD_TITLE, PASS_UP_TO, RECALIBRATE_ON_CASES } from './hard.ts'
import { exactCount, sizes } from './levels.ts'
import { LEAST_COVERAGE, TAKE_ANOTHER, USEFULNESS_TITLE } from './usefulness.ts'
import { VALIDITY_TITLE } from './validity.ts'
import { percent } from './verdict.ts'

/** Gives what every verdict on calibration claims and comes to, where a client acts at `threshold`. */
export function calibrationRules(threshold: number): readonly VerdictRule[] {
  const rules = [
    validity,
    acting(threshold),
    bothSides(threshold),
    ...(['noul', 'choice', 'score'] as const).map(exact),
    hard,
    direction,
    ...(['choice', 'score'] as const).map(confidence),
    usefulness(threshold),
  ].map((rule): VerdictRule => ({ ...common, ...rule }))
  return [...rules, ...rules.filter(({ id }) => isOwnToo(id)).map(ownOf)]
}

const common = { levels: everyLevel, isConcurrent: false, isOwn: false, note: null }

type Rule = Omit<VerdictRule, keyof typeof common> & Partial<Pick<VerdictRule, 'note'>>

const plain = `${atLevels(level => sizes[level].hard)} yes/no questions with a sure truth, half of them true, one a request`
const again = 'nothing of its own: it looks at the questions of C1'

const validity: Rule = {
  id: 'C0',
  title: VALIDITY_TITLE,
  sends: 'nothing of its own: it looks at every question of the corpus',
  passes: `${percent(LEAST_ANSWERED)} of them have a usable answer, and at most ${percent(MOST_INVALID)} of all answers are of no use to any client`,
  fails: null,
  warns: 'answers come from another model, or change, while it is measured',
  next: MEND_ANSWERS,
  note: 'where it is inconclusive, so is everything below it',
}

const acting = (threshold: number): Rule => ({
  id: 'C1',
  title: actingTitle({ threshold, limit: threshold }),
  sends: `${plain}, half of them what Chalk asks about its loops`,
  passes: `so few are wrong that it is shown at 95%: 0 of ${fewestFixed(threshold)}, ${passing(100, threshold)} of 100, ${passing(300, threshold)} of 300`,
  fails: 'so many are wrong that the contrary is shown, of all or of one family of questions',
  warns: null,
  next: nextForWrong({ line: { threshold, limit: threshold }, suggested: null }),
  note: `${LINE}; at certify evidence of 20 to 1 decides, looked at every 20 answers`,
})

const LINE = 'the line is --threshold; --margin takes something off what has to be right'

const passing = (total: number, threshold: number): number =>
  countLimits(total, 1 - threshold).pass ?? 0

const bothSides = (threshold: number): Rule => ({
  id: 'C1.both',
  title: bothSidesTitle(threshold),
  sends: again,
  passes: 'it is shown at 95%',
  fails: null,
  warns: 'the contrary is shown',
  next: 'look at C1: a client acts on a yes alone',
  note: 'told for information, as model cards quote it',
})

const exact = (type: QuestionType): Rule => ({
  id: `C2.${type}`,
  title: exactTitle(type),
  sends: `${atLevels(level => exactCount(level, type))} ${names[type]} whose probabilities follow from the text by arithmetic, one a request`,
  passes: `the error is shown to be at most ${EXACT_LIMIT} on average, over ${FEWEST_STATES} states at least`,
  fails: `it is shown to be larger, with too much stated where it counts (one rate given, what nobody can know, what Chalk asks), or one such family states ${FAMILY_LIMIT} too much`,
  warns: 'it is shown to be larger in arithmetic alone, or by stating too little',
  next: RECALIBRATE,
})

const names = { noul: 'yes/no questions', choice: 'choices', score: 'scores' } as const

const hard: Rule = {
  id: 'C3',
  title: HARD_TITLE,
  sends: again,
  passes: `the error, less what noise of labels adds, is shown to be at most ${PASS_UP_TO} on average`,
  fails: `it is shown to be above ${FAIL_ABOVE} and more than noise shows, or one family of questions states ${FAMILY_LIMIT} too much`,
  warns: null,
  next: RECALIBRATE_ON_CASES,
}

const direction: Rule = {
  id: 'C4',
  title: DIRECTION_TITLE,
  sends: again,
  passes: 'there is no evidence of 20 to 1 either way',
  fails: 'there is evidence of 20 to 1 that it states more than it knows, and C1 did not pass',
  warns: 'there is such evidence and C1 passed, or evidence that it states less than it knows',
  next: LOWER_CONFIDENCE,
}

const confidence = (type: 'choice' | 'score'): Rule => ({
  id: `C6.${type}`,
  title: confidenceTitle(type),
  sends: `nothing of its own: it looks at the questions of C2.${type}`,
  passes: `the error is shown to be at most ${EXACT_LIMIT} on average, and what is confident to be right often enough`,
  fails:
    'what is confident is shown to be right too rarely, or the error to be larger by stating too much',
  warns: 'the error is shown to be larger by stating too little',
  next: STATE_LARGEST,
})

const usefulness = (threshold: number): Rule => ({
  id: 'C7',
  title: USEFULNESS_TITLE,
  sends: again,
  passes: `its skill over the base rate is shown to be above 0, and ${percent(LEAST_COVERAGE)} of answers are a yes at ${threshold} or more`,
  fails: null,
  warns: 'either is not so',
  next: TAKE_ANOTHER,
})

const isOwnToo = (id: string): boolean => id === 'C1' || /^C[236]/.test(id)

/** Gives the rule for cases of one's own: asked the same way, judged by limits for a number fixed before. */
const ownOf = (rule: VerdictRule): VerdictRule => ({
  ...rule,
  id: rule.id === 'C2.noul' ? 'C2.own' : `${rule.id}.own`,
  sends: 'the cases of the file given with --corpus, one a request',
  ...(rule.id === 'C1' && { note: LINE }),
  isOwn: true,
})
