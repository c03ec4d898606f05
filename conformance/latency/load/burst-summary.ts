import type { Exchange } from '../../exchange.ts'
import type { BurstSummary } from '../latency-record.ts'
import { isOver, quantileOf, type Time } from '../times.ts'
import type { Shot } from './burst-round.ts'
import { fitSerial } from './serial-fit.ts'

/** The budget of a client for one question, in ms: what comes later counts as not come. */
export const limitMs = 2000

/** How many exchanges show a verdict. */
const mostShown = 10

/** Sums the rounds of one size up. */
export const summaryOf = (
  size: number,
  rounds: readonly (readonly Shot[])[],
  isGone: boolean,
): BurstSummary => {
  const shots = rounds.flat()
  const completions = completionsOf(size, rounds)
  const fit = fitSerial(completions.filter(ms => ms !== null))
  const times = shots.map(({ doneMs }) => doneMs)
  const misses = shots.filter(({ doneMs }) => isOver(doneMs, limitMs))
  return {
    size,
    rounds: rounds.length,
    requests: shots.length,
    within: shots.length - misses.length,
    statuses: statusesOf(shots),
    completions,
    serialMs: fit?.isSerial === true ? fit.eachMs : null,
    p50: quantileOf(times, 0.5),
    max: slowestOf(times),
    inOrder: inOrderOf(rounds),
    isGone,
    exchanges: shownOf(misses.length > 0 ? misses : shots),
  }
}

/** Says whether a request of a round had no usable answer in time. */
export const isMissed = (round: readonly Shot[]): boolean =>
  round.some(({ doneMs }) => isOver(doneMs, limitMs))

/** The slowest first, those without an answer before them. */
const shownOf = (shots: readonly Shot[]): readonly number[] =>
  [...shots]
    .sort((one, other) => rankOf(other.doneMs) - rankOf(one.doneMs))
    .slice(0, mostShown)
    .map(({ exchange }) => exchange.id)

const rankOf = (ms: Time): number => ms ?? Number.MAX_VALUE

const slowestOf = (times: readonly Time[]): Time => {
  const answered = times.filter(ms => ms !== null)
  return answered.length === 0 ? null : Math.max(...answered)
}

const wordOf = ({ received, ended }: Exchange): string =>
  received === null || ended !== 'clean' ? ended : String(received.status)

const statusesOf = (shots: readonly Shot[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const { exchange } of shots) {
    const word = wordOf(exchange)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort())
}

const completionsOf = (size: number, rounds: readonly (readonly Shot[])[]): readonly Time[] => {
  const sorted = rounds.map(round =>
    round.map(({ doneMs }) => doneMs).sort((one, other) => rankOf(one) - rankOf(other)),
  )
  const medianAt = (index: number): Time => {
    const times = sorted.map(row => row[index] ?? null)
    return quantileOf(times, 0.5)
  }
  return Array.from({ length: size }, (_, index) => medianAt(index))
}

/** Counts the pairs of a round that were answered in the order asked, of all pairs answered at different times. */
const inOrderOf = (rounds: readonly (readonly Shot[])[]): number | null => {
  let [kept, turned] = [0, 0]
  for (const round of rounds) {
    const times = round.flatMap(({ doneMs }) => doneMs ?? [])
    for (const [index, ms] of times.entries()) {
      const later = times.slice(index + 1)
      kept += later.filter(other => other > ms).length
      turned += later.filter(other => other < ms).length
    }
  }
  return kept + turned === 0 ? null : kept / (kept + turned)
}
