import type { Judged, JudgedOutcome } from '../judged.ts'
import { type Precision, precisionAt, readingsOf } from '../statistics/acting.ts'
import { clusteredLimits } from '../statistics/count-limit.ts'
import { type GradedNoul, rightness } from '../statistics/graded-answer.ts'
import type { Count, Interval } from '../statistics/proportion.ts'
import { fewestFixed, fewestSequential } from '../statistics/sample-size.ts'
import { DECISIVE, evidenceOf } from '../statistics/sequential.ts'
import { suggestedThreshold } from '../statistics/suggested-threshold.ts'
import { actingFacts, type NoulAnswer } from './acting-facts.ts'
import { type ActingFamily, actingFamilies } from './acting-families.ts'
import { type NextBasis, nextForFew, nextForLimit, nextForWrong } from './acting-next.ts'
import {
  actingAt,
  canBeSequential,
  type Line,
  sequentialLimits,
  sequentialTest,
} from './sequential.ts'
import { counted, figure, type Judging, judgedOf, percent, setting, shownBy } from './verdict.ts'

/** What precision is tested against: the threshold, and the threshold less the margin. */
export const lineOf = ({ threshold, margin }: Judging): Line => ({
  threshold,
  limit: Math.round((threshold - margin) * 1000) / 1000,
})

/** Says whether C1 is judged as answers come; settled by level and threshold before anything is sent. */
export const isSequential = (judging: Judging): boolean =>
  judging.level === 'certify' && canBeSequential(lineOf(judging).limit)

/** What C1 claims. */
export const actingTitle = ({ threshold, limit }: Line): string =>
  `of answers of yes at ${setting(threshold)} or more, at least ${setting(limit)} are right`

/** What C1 came to on one side of the threshold. */
type Finding = {
  readonly outcome: Extract<JudgedOutcome, 'pass' | 'fail' | 'inconclusive'>
  readonly reason: 'few' | 'limit' | null
  readonly count: Count
  /** How many independent answers say as much. */
  readonly effective: number
  readonly interval: Interval
  readonly margin: string | null
}

/**
 * Judges C1: how often an answer of yes that reaches the threshold is right.
 *
 * The yes side alone, since the client acts on no other. At quick and standard by exact limits on a number fixed
 * before; at certify by evidence looked at every 20 answers; which of the two is settled before the
 * run. A family that fails by itself fails it all. `answers` are labelled, in the order of asking.
 */
export function judgeActing(answers: readonly NoulAnswer[], judging: Judging, id = 'C1'): Judged {
  const line = lineOf(judging)
  const inSequence = id === 'C1' && isSequential(judging)
  const acting = answers.filter(actingAt(line.threshold))
  const readings = readingsOf(answers)
  const precision = precisionAt(readings, line.threshold)
  const suggested = suggestedThreshold(readings)
  const families = actingFamilies(acting, line.limit, inSequence)
  const broken = families.filter(({ isBroken }) => isBroken)
  // Families are judged by all their answers, of which a decision may have needed fewer.
  const inAll =
    broken.length > 0 ? { right: sumOf(acting.map(rightness)), total: acting.length } : null
  const finding = inSequence ? findSequential(answers, line, inAll) : findFixed(precision, line)
  const outcome = broken.length > 0 ? 'fail' : finding.outcome
  return judgedOf(judging, {
    id,
    title: actingTitle(line),
    outcome,
    reason: outcome === 'inconclusive' ? finding.reason : null,
    says: saysOf({ finding, outcome, broken, answers, line }),
    measure: `share right among answers of yes at ${setting(line.threshold)} or more`,
    estimate: finding.count.total === 0 ? null : finding.count.right / finding.count.total,
    ...finding.interval,
    count: finding.count.total,
    threshold: line.limit,
    margin: finding.margin,
    next: nextOf(outcome, finding, { cases: answers.length, line, suggested }),
    facts: actingFacts({ readings, families, line, suggested, isSequential: inSequence }),
    exchanges: shownBy(acting, answer => (1 - rightness(answer)) * 10 + answer.noul),
  })
}

function findFixed(precision: Precision, { limit }: Line): Finding {
  const { count, interval, effective } = precision
  // Nothing proves a precision of 1; what can be proven needs so many without an error.
  const isFew = limit < 1 && effective < fewestFixed(limit)
  const found = { count, interval, effective, margin: fixedMargin(precision, limit) }
  if (interval.upper < limit) return { ...found, outcome: 'fail', reason: null }
  if (isFew || count.total === 0) return { ...found, outcome: 'inconclusive', reason: 'few' }
  if (interval.lower >= limit) return { ...found, outcome: 'pass', reason: null }
  return { ...found, outcome: 'inconclusive', reason: 'limit' }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

function findSequential(answers: readonly GradedNoul[], line: Line, inAll: Count | null): Finding {
  const test = sequentialTest(line)
  for (const answer of answers) test.see(answer)
  const { decision, count: decisive } = test.result()
  const count = inAll ?? decisive
  const found = {
    count,
    effective: count.total,
    interval: sequentialLimits(count),
    margin: sequentialMargin(count, line.limit),
  }
  if (decision !== null) return { ...found, outcome: decision, reason: null }
  const isFew = count.total < fewestSequential(line.limit)
  return { ...found, outcome: 'inconclusive', reason: isFew ? 'few' : 'limit' }
}

function fixedMargin({ count, designEffect }: Precision, limit: number): string | null {
  const { right, total } = count
  const counts = clusteredLimits(total, 1 - limit, designEffect)
  const margin = marginOf({ ...counts, wrong: total - right, total })
  return designEffect > 1 && margin !== null ? `${margin} (at this design effect)` : margin
}

function sequentialMargin({ right, total }: Count, limit: number): string | null {
  const wrongs = Array.from({ length: total + 1 }, (_, wrong) => wrong)
  const evidence = (wrong: number) => evidenceOf({ right: total - wrong, total }, limit)
  const pass = wrongs.findLast(wrong => evidence(wrong).pass >= DECISIVE) ?? null
  const fail = wrongs.find(wrong => wrong > 0 && evidence(wrong).fail >= DECISIVE) ?? null
  return marginOf({ pass, fail, wrong: total - right, total })
}

type Counts = {
  readonly pass: number | null
  readonly fail: number | null
  readonly wrong: number
  readonly total: number
}

function marginOf({ pass, fail, wrong, total }: Counts): string | null {
  if (total === 0) return null
  const parts = [
    pass === null ? `cannot pass on ${total}` : `passes up to ${pass} wrong of ${total}`,
    fail === null ? `cannot fail on ${total}` : `fails from ${fail}`,
  ]
  const were = Number.isInteger(wrong) ? wrong : wrong.toFixed(1)
  return `${parts.join(', ')}; ${were} ${wrong === 1 ? 'was' : 'were'}`
}

type Said = {
  readonly finding: Finding
  readonly outcome: JudgedOutcome
  readonly broken: readonly ActingFamily[]
  readonly answers: readonly GradedNoul[]
  readonly line: Line
}

function saysOf({ finding, outcome, broken, answers, line }: Said): string {
  const { count, interval } = finding
  const at = setting(line.threshold)
  const all = `${counted(count)} answers of yes at ${at} or more were right`
  if (broken.length > 0) {
    const named = broken.map(({ family, summary }) => `${family} ${counted(summary.count)}`)
    return `${all}, but too few in ${named.join(', ')}.`
  }
  if (outcome === 'pass') return `${all}: at least ${figure(interval.lower)}.`
  if (outcome === 'fail') return `${all}: at most ${figure(interval.upper)}.`
  if (finding.reason === 'few' && count.total - finding.effective > 0.5) {
    return `${all}, but answers about one state err together: they count as ${finding.effective.toFixed(1)}, too few to judge.`
  }
  if (finding.reason === 'few') {
    const coverage = percent(count.total / Math.max(1, answers.length))
    return `${count.total} of ${answers.length} answers were a yes at ${at} or more (coverage ${coverage}): too few to judge.`
  }
  return `${all}: between ${figure(interval.lower)} and ${figure(interval.upper)}, too near ${setting(line.limit)}.`
}

function nextOf(outcome: JudgedOutcome, finding: Finding, basis: NextBasis): string | null {
  if (outcome === 'pass') return null
  if (outcome === 'fail') return nextForWrong(basis)
  return finding.reason === 'few' ? nextForFew(basis, finding) : nextForLimit(basis, finding)
}
