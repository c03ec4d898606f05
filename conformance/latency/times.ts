import { nearestRank } from '../statistics/quantile.ts'

/** A time in ms, or null for a failure, which is slower than any time. */
export type Time = number | null

/** Says whether a time is over a limit; a failure is over every one. */
export const isOver = (ms: Time, limitMs: number): boolean => ms === null || ms > limitMs

/** Sorts times, the failures last and as infinity. */
export const ascendingOf = (times: readonly Time[]): readonly number[] =>
  times.map(ms => ms ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other)

/** Gives the time at a rank from 1; null where that is a failure or there is none. */
export const timeAt = (ascending: readonly number[], rank: number | null): Time =>
  finite(rank === null ? undefined : ascending[rank - 1])

/** Gives a quantile by nearest rank, failures being slowest; null where it falls on one, or without times. */
export const quantileOf = (times: readonly Time[], quantile: number): Time =>
  finite(nearestRank(ascendingOf(times), quantile))

const finite = (ms: number | undefined): Time =>
  ms === undefined || ms === Number.POSITIVE_INFINITY ? null : ms
