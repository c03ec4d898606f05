import type { Fact, Judged } from '../judged.ts'
import { ONE_SIDED_95 } from '../statistics/alpha.ts'
import { clusteredShare } from '../statistics/design-effect.ts'
import { mean } from '../statistics/forecast.ts'
import { clopperPearson } from '../statistics/proportion.ts'
import { figure, setting } from '../wording.ts'
import type { SeenTrial } from './probe.ts'

/** What one rule of a law comes to, and the trials that show it. */
export type Ruling = Pick<
  Judged,
  'outcome' | 'reason' | 'says' | 'measure' | 'estimate' | 'lower' | 'upper' | 'count'
> &
  Pick<Judged, 'threshold' | 'margin'> & {
    /** What it says where another rule decides. */
    readonly fact: Fact
    readonly shows: readonly SeenTrial[]
  }

/** A trial and the number a rule is about. */
export type Measured = { readonly seen: SeenTrial; readonly value: number }

/**
 * The bounds of a rule; `fail` is null for a law that only warns.
 *
 * `warn` 0 beside a `fail` above it: nothing may break the law, and a few odd pairs are no proof that something does.
 */
export type Bounds = { readonly warn: number; readonly fail: number | null }

/**
 * Judges a share that has to stay small: trials with a value of 1 break the law.
 *
 * `what` is a plural subject with its verb, as it stands after a count: "answers move by more than 0.05".
 *
 * It fails where the lower Clopper-Pearson limit, for clustered trials, is above `fail`; so that one odd
 * pair of few fails nobody. Above `warn` and not shown to be above `fail` it warns, or stays open
 * where the two are one bound.
 */
export function shareRuling(what: string, measured: readonly Measured[], bounds: Bounds): Ruling {
  const { warn, fail } = bounds
  const trials = measured.map(({ seen, value }) => ({ cluster: seen.trial.cluster, right: value }))
  const { share, interval } = clusteredShare(trials)
  const shows = measured.filter(({ value }) => value > 0).map(({ seen }) => seen)
  const total = measured.length
  return {
    ...outcomeOf(share, interval.lower, bounds),
    says: `${shows.length} of ${total} ${what}`,
    fact: { label: what, value: `${shows.length} of ${total}` },
    measure: `how many ${what}, as a share`,
    estimate: share,
    ...interval,
    count: total,
    threshold: fail ?? warn,
    margin: marginOf(shows.length, total, bounds),
    shows,
  }
}

/** Judges a mean that has to stay small; its limits are 1.645 standard errors away. */
export function meanRuling(what: string, measured: readonly Measured[], bounds: Bounds): Ruling {
  const values = measured.map(({ value }) => value)
  // The mean of nothing is NaN, which no bound holds for.
  const estimate = mean(values)
  const error = standardError(values, estimate)
  const { warn, fail } = bounds
  const [lower, upper] = [estimate - ONE_SIDED_95 * error, estimate + ONE_SIDED_95 * error]
  const bound = fail ?? warn
  const verb = fail === null ? 'warns' : 'fails'
  return {
    ...outcomeOf(values.length === 0 ? null : estimate, lower, bounds),
    fact: { label: what, value: `${figure(estimate)} on average over ${values.length}` },
    says: `${what} is ${figure(estimate)} on average over ${values.length}; up to ${setting(warn)} is allowed`,
    measure: `mean of ${what}`,
    estimate,
    lower,
    upper,
    count: values.length,
    threshold: bound,
    margin: `${verb} where ${fail === null ? 'the mean' : 'its lower limit'} is above ${setting(bound)}; it is ${figure(fail === null ? estimate : lower)}`,
    shows: [...measured].sort((one, other) => other.value - one.value).map(({ seen }) => seen),
  }
}

/** Gives the ruling that decides: the worst, the first of equals. */
export function worstOf(rulings: readonly Ruling[]): Ruling | null {
  const rank = ({ outcome }: Ruling): number => ranks.indexOf(outcome)
  return rulings.reduce<Ruling | null>(
    (worst, ruling) => (worst === null || rank(ruling) > rank(worst) ? ruling : worst),
    null,
  )
}

const ranks: readonly Judged['outcome'][] = ['not-tested', 'pass', 'warn', 'inconclusive', 'fail']

type Outcome = Pick<Judged, 'outcome' | 'reason'>

function outcomeOf(estimate: number | null, lower: number, { warn, fail }: Bounds): Outcome {
  if (estimate === null) return { outcome: 'inconclusive', reason: 'few' }
  if (fail !== null && lower > fail) return { outcome: 'fail', reason: null }
  if (estimate <= warn) return { outcome: 'pass', reason: null }
  const isOpen = fail !== null && (warn === 0 || warn === fail)
  return isOpen ? { outcome: 'inconclusive', reason: 'limit' } : { outcome: 'warn', reason: null }
}

function marginOf(hits: number, total: number, { warn, fail }: Bounds): string {
  if (fail === null) return `warns from ${Math.floor(warn * total) + 1} of ${total}; here ${hits}`
  const counts = Array.from({ length: total }, (_, at) => at + 1)
  const least = counts.find(right => clopperPearson({ right, total }).lower > fail)
  return least === undefined
    ? `${total} are too few to fail; here ${hits}`
    : `fails from ${least} of ${total} (each about its own state); here ${hits}`
}

function standardError(values: readonly number[], centre: number): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
