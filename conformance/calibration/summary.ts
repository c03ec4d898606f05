import { generatorOf } from '../../spec/generator.ts'
import { bootstrap, clusteringOf, type Resampled } from '../statistics/bootstrap.ts'
import { type Calibration, calibrationOf, resampledError } from '../statistics/calibration.ts'
import { type Estimate, meanOf } from '../statistics/estimate.ts'
import type { Forecast } from '../statistics/forecast.ts'
import {
  confidenceView,
  cumulativeView,
  eventView,
  largestView,
  optionView,
  withProbabilities,
} from '../statistics/view.ts'
import type { NoulAnswer } from './acting-facts.ts'
import type { MeasuredAnswer, Population } from './calibration-record.ts'
import { isUnknowable } from './families.ts'
import type { Judging } from './verdict.ts'

/** An answer that picks an option or a level. */
export type SpreadAnswer = Exclude<MeasuredAnswer, { readonly type: 'noul' }>

/** The answers of one type and one population with one kind of truth, summed up once for verdicts and views. */
export type Summary = {
  readonly population: Population
  readonly type: MeasuredAnswer['type']
  readonly isExact: boolean
  readonly answers: readonly MeasuredAnswer[]
  /** Stated probabilities of events beside what came; null where no answer states probabilities. */
  readonly event: Calibration | null
  /** The confidence as a client reads it, of a choice or a score; null of a noul, which has none. */
  readonly confidence: Calibration | null
}

/** Says whether an answer is one of yes or no. */
export const isNoul = (answer: MeasuredAnswer): answer is NoulAnswer => answer.type === 'noul'

/** Says whether an answer picks an option or a level. */
export const isSpread = (answer: MeasuredAnswer): answer is SpreadAnswer => answer.type !== 'noul'

/** Counts the states that were asked about: answers about one are not independent. */
export const statesOf = (answers: readonly { readonly cluster: string }[]): number =>
  new Set(answers.map(({ cluster }) => cluster)).size

/** Sums up answers, apart by population, type and kind of truth: nothing is ever pooled over these. */
export function summaries(answers: readonly MeasuredAnswer[], judging: Judging): Summary[] {
  const groups = new Map<string, MeasuredAnswer[]>()
  for (const answer of answers) {
    const name = `${answer.population} ${answer.type} ${answer.isExact}`
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [answer])
    else group.push(answer)
  }
  return [...groups.values()].map(group => summarise(group, judging))
}

function summarise(given: readonly MeasuredAnswer[], judging: Judging): Summary {
  const answers = [...given].sort(byCase)
  const [
    { population, type, isExact } = { population: 'own', type: 'noul', isExact: false } as const,
  ] = answers
  const pooled = answers.filter(isPooled)
  const events = eventsOf(pooled)
  const spread = answers.filter(isSpread)
  const basis = (view: string, of: readonly MeasuredAnswer[]): Basis => ({
    isExact,
    name: `${view} ${population} ${type}`,
    strata: population === 'exact' ? strataOf(of) : null,
  })
  return {
    population,
    type,
    isExact,
    answers,
    event:
      events.length === 0
        ? null
        : calibrated(events, basis('event', pooled.filter(hasEvent)), judging),
    confidence:
      spread.length === 0
        ? null
        : calibrated(confidenceView(spread), basis('confidence', spread), judging),
  }
}

// By family and case, so that the order of asking changes no limit.
const byCase = (one: MeasuredAnswer, other: MeasuredAnswer): number =>
  one.family === other.family ? compare(one.case, other.case) : compare(one.family, other.family)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Says whether an answer states probabilities: a noul always does. */
export const hasEvent = (answer: MeasuredAnswer): boolean =>
  isNoul(answer) || answer.probabilities !== null

/** Counts the states of each family: how many there are of each, the plan fixed before. */
function strataOf(answers: readonly MeasuredAnswer[]): number[] {
  const states = new Map<string, Set<string>>()
  for (const { family, cluster } of answers) {
    states.set(family, (states.get(family) ?? new Set<string>()).add(cluster))
  }
  return [...states.values()].map(({ size }) => size)
}

/** Finds the summary of a type, a population and a kind of truth; an empty one where nothing was answered. */
export function summaryOf(
  all: readonly Summary[],
  { population, type, isExact }: Pick<Summary, 'population' | 'type' | 'isExact'>,
): Summary {
  const found = all.find(
    each => each.population === population && each.type === type && each.isExact === isExact,
  )
  return found ?? { population, type, isExact, answers: [], event: null, confidence: null }
}

/**
 * Says whether an answer counts in the pooled error of its type.
 *
 * What nobody can know has one posterior, 1/K: whatever sharpens answers leaves it alone, so that it would
 * thin out by a tenth the error of what can be known. It is judged by itself, as a family.
 */
export const isPooled = ({ population, family }: MeasuredAnswer): boolean =>
  population !== 'exact' || !isUnknowable(family)

/** Gives the events of answers of one type: yes; each option against the rest; each level or less. */
function eventsOf(answers: readonly MeasuredAnswer[]): Forecast[] {
  const nouls = answers.filter(isNoul)
  if (nouls.length > 0) return eventView(nouls)
  const choices = withProbabilities(answers.flatMap(each => (each.type === 'choice' ? [each] : [])))
  const scores = withProbabilities(answers.flatMap(each => (each.type === 'score' ? [each] : [])))
  return [
    ...upTo(choices).flatMap(option => optionView(choices, option)),
    ...upTo(scores).flatMap(level => cumulativeView(scores, level)),
  ]
}

function upTo(answers: readonly { readonly probabilities: readonly number[] }[]): number[] {
  const most = answers.reduce((most, { probabilities }) => Math.max(most, probabilities.length), 0)
  return [...Array(most).keys()]
}

const nothing: Resampled = { deviation: Number.NaN, lower: Number.NaN, upper: Number.NaN }

type Basis = {
  readonly isExact: boolean
  readonly name: string
  /** How many states of each family there are, the answers being in their order; null where no plan fixed it. */
  readonly strata: readonly number[] | null
}

function calibrated(
  forecasts: readonly Forecast[],
  { isExact, name, strata }: Basis,
  { seed, resamples }: Judging,
): Calibration {
  const clustering = clusteringOf(forecasts)
  const next = generatorOf(`bootstrap ${name} ${seed}`)
  const statistic = resampledError(forecasts, clustering)
  const clusters = strata ?? clustering.count
  const [resampled = nothing] = bootstrap(clusters, [statistic], resamples, next)
  const noise = generatorOf(`noise ${name} ${seed}`)
  return calibrationOf(forecasts, { isExact, resampled, draws: resamples, next: noise })
}

/** Gives what is stated of the answer picked beside how it came: of a noul its confidence, else its probability. */
export function pickedView(answers: readonly MeasuredAnswer[]): Forecast[] {
  return [
    ...confidenceView(answers.filter(isNoul)),
    ...largestView(withProbabilities(answers.filter(isSpread))),
  ]
}

/** Gives by how much more is stated than comes, on average; null without answers. */
export function gapOf(forecasts: readonly Forecast[]): Estimate | null {
  if (forecasts.length === 0) return null
  return meanOf(
    forecasts.map(({ stated, outcome }) => stated - outcome),
    clusteringOf(forecasts),
  )
}
