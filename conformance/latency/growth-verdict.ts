import type { Fact, Judged, JudgedOutcome, JudgedReason } from '../judged.ts'
import type { MeasureEnd } from '../measuring.ts'
import { counted } from '../reports/counted.ts'
import { inMs, timesWords, whole } from '../wording.ts'
import { type GrowthPoint, growthOf, RATIO } from './growth.ts'
import type { LatencyPlan } from './latency-plan.ts'
import type { CellSummary, GrowthSummary } from './latency-record.ts'
import { levelSizes } from './levels.ts'
import { nextStepOf } from './next-step.ts'
import type { Stretch } from './windows.ts'

/** Eight questions may take so many times as long as one; a server that reads the state once stays below. */
export const MOST_RATIO = 4

const { many } = RATIO
const where = `at ${whole(RATIO.characters)} characters`

/** What L6 claims. */
export const GROWTH_TITLE = `${many} questions take at most ${MOST_RATIO} times as long as one`

/** What to do where they take longer. */
export const SHARE_PREFIX = 'read the state once for all questions of a request: share its prefix'

/** Gives the times of a stretch that measured growth. */
export const growthPointsOf = ({ units }: Stretch): readonly GrowthPoint[] =>
  units.flatMap(({ unit, taken }) =>
    unit.kind === 'growth'
      ? taken.map(({ ms }) => ({ questions: unit.questions, characters: unit.characters, ms }))
      : [],
  )

/** Judges how time grows with the number of questions (L6): a warning above 4 times, never a failure. */
export function judgeGrowth(
  { level, seed, growth: planned }: LatencyPlan,
  growth: Stretch,
  cells: readonly CellSummary[],
): Judged {
  const points = growthPointsOf(growth)
  const summary = growthOf(points)
  const isCut = points.length < planned.length
  const verdict = outcomeOf(summary, isCut ? (growth.end?.reason ?? 'client') : null)
  return {
    id: 'L6',
    title: GROWTH_TITLE,
    ...verdict,
    says: sentenceOf(summary, growth.end),
    measure: `ratio of the times for ${many} questions and for one, ${where}`,
    unit: 'ratio',
    estimate: summary.ratio,
    lower: null,
    upper: null,
    count: points.length,
    threshold: MOST_RATIO,
    seed,
    margin: `warns above ${MOST_RATIO}; ${summary.ratio === null ? 'nothing' : timesWords(summary.ratio)} was measured`,
    next: nextStepOf(verdict, {
      level,
      what: 'the ratio',
      fewest: planned.length,
      hint: SHARE_PREFIX,
    }),
    facts: factsOf(summary, level, cells),
    exchanges: exchangesOf(growth, verdict.outcome),
  }
}

type Verdict = { readonly outcome: JudgedOutcome; readonly reason: JudgedReason | null }

function outcomeOf({ ratio, points }: GrowthSummary, cut: JudgedReason | null): Verdict {
  if (cut !== null) return { outcome: 'inconclusive', reason: cut }
  if (ratio !== null) return { outcome: ratio > MOST_RATIO ? 'warn' : 'pass', reason: null }
  const isOneAnswered = points.some(
    ({ questions, characters, ms }) =>
      questions === RATIO.one && characters === RATIO.characters && ms !== null,
  )
  return isOneAnswered
    ? { outcome: 'warn', reason: null }
    : { outcome: 'inconclusive', reason: 'coverage' }
}

function sentenceOf(
  { points, ratio, msPerQuestion, msPerThousandCharacters }: GrowthSummary,
  end: MeasureEnd | null,
): string {
  if (points.length === 0) return `Nothing was timed. ${end?.says ?? 'This machine was too busy.'}`
  const slopes = `each question adds ${inMs(msPerQuestion)}, each 1,000 characters ${inMs(msPerThousandCharacters)}`
  const found =
    ratio === null
      ? `${many} questions and one ${where} cannot be compared, as there was no answer to one of them`
      : `${many} questions take ${timesWords(ratio)} times as long as one ${where}`
  return [`${found}; ${slopes}.`, ...(end === null ? [] : [end.says])].join(' ')
}

const asked = {
  L: 'one question about 6,000 characters',
  R: 'a rerank of five questions, 4,000 characters',
} as const

function factsOf(
  { points, predicted }: GrowthSummary,
  level: LatencyPlan['level'],
  cells: readonly CellSummary[],
): readonly Fact[] {
  const { questions, characters, repeats } = levelSizes[level].growth
  const failed = points.filter(({ ms }) => ms === null).length
  const measured = (wanted: 'L' | 'R') =>
    cells.find(({ cell, arm }) => cell === wanted && arm === 'fresh')?.p50 ?? null
  return [
    { label: 'questions', value: questions.join(', ') },
    { label: 'characters', value: characters.join(', ') },
    { label: 'repeats', value: String(repeats) },
    ...(failed === 0
      ? []
      : [{ label: 'left out of the slopes', value: counted(failed, 'failure') }]),
    ...(['L', 'R'] as const).map(cell => ({
      label: asked[cell],
      value: `${inMs(predicted[cell])} foretold, ${inMs(measured(cell))} measured (median)`,
    })),
  ]
}

/** Gives requests with eight questions, where those are what was found fault with. */
const exchangesOf = ({ units }: Stretch, outcome: JudgedOutcome): readonly number[] =>
  outcome !== 'warn'
    ? []
    : units
        .filter(({ unit }) => unit.kind === 'growth' && unit.questions === RATIO.many)
        .flatMap(({ taken }) => taken.map(({ exchange }) => exchange))
        .slice(0, 10)
