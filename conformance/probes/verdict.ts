import { type Fact, type Judged, type JudgedReason, judgedOf } from '../judged.ts'
import { remedies } from '../remedy.ts'
import { figure, sentence } from '../wording.ts'
import { differenceOf } from './difference.ts'
import type { Basis, Law, Seen, SeenTrial } from './probe.ts'
import { isActedOn } from './reading.ts'
import { type Measured, type Ruling, worstOf } from './ruling.ts'

/** Above it, three spreads of a repeated request leave nothing to be compared. */
const DROWNED = 0.5
const MOST_EXCHANGES = 10
// The share of trials with every answer below which a pass would say too little.
const LEAST_COVERAGE = 0.95

type Named = Pick<Law, 'id' | 'title' | 'from' | 'next'>

/** What a law is judged by, once its trials are in. */
export type Rules = {
  rulings(seen: readonly SeenTrial[], noise: number): readonly Ruling[]
  /** Whether the spread of repeated requests decides what can be seen; not for repeats themselves. */
  readonly isWidened?: boolean
  /** Numbers that decide nothing. */
  facts?(seen: readonly SeenTrial[], noise: number): readonly Fact[]
}

/** Judges a law from the trials of its first probe, or says why it is open. */
export function verdictOf(law: Named, basis: Basis, rules: Rules): Judged {
  const { id, title, from } = law
  const seen = basis.seen(from[0] ?? 'repeat')
  const noise = basis.noise ?? 0
  const rulings = seen.trials.length === 0 ? [] : rules.rulings(seen.trials, noise)
  const worst = worstOf(rulings)
  const measure = 'share of trials that break the law'
  const known = { id, title, seed: basis.seed, measure, ...numbersOf(worst) }
  const open = whyOpen(seen, basis, rules) ?? (worst === null ? nothing(seen) : null)
  if (worst === null || open !== null)
    return judgedOf({ ...known, ...openly(open ?? nothing(seen), basis) })
  const others = rulings.filter(ruling => ruling !== worst)
  const result = lackingOf(worst, seen)
  const isShown = result.outcome !== 'pass'
  const isOfLaw = result.reason === null || result.reason === 'limit'
  return judgedOf({
    ...known,
    ...openly(result, basis),
    margin: worst.margin,
    ...(isShown &&
      isOfLaw && { next: (result.reason === 'limit' ? more(basis) : null) ?? law.next }),
    facts: [
      ...(rules.facts?.(seen.trials, noise) ?? []),
      ...others.map(({ fact }) => fact),
      ...coverageOf(seen),
      ...noiseOf(basis),
    ],
    exchanges: isShown ? exchangesOf(worst.shows).slice(0, MOST_EXCHANGES) : [],
  })
}

type Open = Pick<Judged, 'outcome' | 'reason' | 'says'>

function whyOpen(
  seen: Seen,
  { noise, ended, higher }: Basis,
  { isWidened = true }: Rules,
): Open | null {
  if (seen.planned === 0) {
    const says = `this level leaves it out${higher === null ? '' : `; ${higher} has it`}`
    return { outcome: 'not-tested', reason: 'undeclared', says }
  }
  if (seen.unsent > 0 && ended !== null) {
    const says = `${seen.planned - seen.unsent} of ${seen.planned} were asked: ${ended.says}`
    return { outcome: 'inconclusive', reason: ended.reason, says }
  }
  if (!isWidened) return null
  if (noise === null)
    return open('coverage', 'no request was answered twice, so that noise is unknown')
  if (3 * noise < DROWNED) return null
  return open(
    'limit',
    `one and the same request gives answers ${figure(noise)} apart: nothing smaller can be told from chance`,
  )
}

const open = (reason: JudgedReason, says: string): Open => ({
  outcome: 'inconclusive',
  reason,
  says,
})

const nothing = ({ planned }: Seen): Open =>
  open('coverage', `none of ${planned} had an answer that can be used`)

/** Writes what came of a law as a sentence, with the step that its reason asks for. */
const openly = ({ outcome, reason, says }: Open, basis: Basis) => ({
  outcome,
  reason,
  says: sentence(says),
  next: reason === null ? null : nextOf(reason, basis),
})

function nextOf(reason: JudgedReason, basis: Basis): string | null {
  if (reason === 'limit') return 'make the answer to one and the same request steadier'
  if (reason === 'undeclared')
    return basis.higher === null ? null : `run again with ${basis.higher}`
  return reason === 'few' ? more(basis) : remedies[reason]
}

const more = ({ higher }: Basis): string | null =>
  higher === null ? null : `run again with ${higher}, which compares more answers`

/** Keeps a pass from resting on what was left unanswered. */
function lackingOf({ outcome, reason, says }: Ruling, { planned, missing }: Seen): Open {
  const isLacking = missing > Math.max(1, (1 - LEAST_COVERAGE) * planned)
  if (!isLacking || (outcome !== 'pass' && outcome !== 'warn')) return { outcome, reason, says }
  return open('coverage', `${missing} of ${planned} lack an answer; of the others ${says}`)
}

const coverageOf = ({ planned, missing }: Seen): readonly Fact[] =>
  missing === 0 ? [] : [{ label: 'without an answer', value: `${missing} of ${planned}` }]

const noiseOf = ({ noise }: Basis): readonly Fact[] =>
  noise === null ? [] : [{ label: 'spread of one request asked again', value: figure(noise) }]

function numbersOf(ruling: Ruling | null) {
  if (ruling === null) return {}
  const { measure, estimate, lower, upper, count, threshold } = ruling
  return { measure, estimate, lower, upper, count, threshold }
}

/** Gives the exchanges of trials, each once. */
const exchangesOf = (trials: readonly SeenTrial[]): number[] => [
  ...new Set(trials.flatMap(({ found }) => found.map(({ exchange }) => exchange))),
]

/** A trial of two answers and how far they lie apart. */
export type Pair = { readonly seen: SeenTrial } & NonNullable<ReturnType<typeof differenceOf>>

/** Compares the two answers of each trial; what cannot be compared is left out. */
export const pairsOf = (trials: readonly SeenTrial[]): Pair[] =>
  trials.flatMap(seen => {
    const [one, other] = seen.found
    const between = one && other ? differenceOf(one.reading, other.reading) : null
    return between === null ? [] : [{ seen, ...between }]
  })

/** Gives how far each pair lies apart. */
export const shiftsOf = (pairs: readonly Pair[]): Measured[] =>
  pairs.map(({ seen, shift }) => ({ seen, value: shift }))

/** Marks the pairs that break a law. */
export const marked = (pairs: readonly Pair[], isBroken: (pair: Pair) => boolean): Measured[] =>
  pairs.map(pair => ({ seen: pair.seen, value: isBroken(pair) ? 1 : 0 }))

/** Gives a bound, widened to three spreads of a repeated request. */
export const widened = (bound: number, noise: number): number => Math.max(bound, 3 * noise)

/** Says whether a client acts on one of a pair alone, and they lie further apart than chance has it. */
export const crosses =
  (noise: number, threshold: number) =>
  ({ seen: { found }, shift }: Pair): boolean => {
    const acted = found.map(({ reading }) => isActedOn(reading, threshold))
    return shift > 3 * noise && acted.includes(true) && acted.includes(false)
  }

/** Says whether a pair decides otherwise, and lies further apart than chance has it. */
export const flips =
  (noise: number) =>
  ({ isFlipped, shift }: Pair): boolean =>
    isFlipped && shift > 3 * noise
