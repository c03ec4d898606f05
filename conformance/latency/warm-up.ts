import type { MeasureEnd, MeasureProgress } from '../measuring.ts'
import { endOf } from './load/withheld.ts'
import { shotsOf, type Unit } from './shots.ts'
import { type TakingRim, take } from './taking.ts'
import { quantileOf, type Time } from './times.ts'

/** What came of the first request and of the warm-up. */
export type WarmUp = {
  /** Null where it failed or was not made. */
  readonly startupMs: Time
  /** How many requests it took to a steady state; null where it never came. */
  readonly requests: number | null
  /** Whether so many had no usable answer that waiting for many more would tell nothing new. */
  readonly isHopeless: boolean
  readonly end: MeasureEnd | null
}

/** How many requests make a window, and by how much two medians may differ. */
const WINDOW = 10
const TOLERANCE = 0.1

/**
 * Makes the first request, then warms up until the medians of two successive windows differ by less than 10%.
 *
 * A steady state need not come: at most 43.5% of pairs of virtual machine and benchmark reached one
 * (Barrett and others, OOPSLA 2017). After ten requests without a usable answer nothing is warmed up
 * further.
 */
export async function* warmUp(
  [first, ...rest]: readonly Unit[],
  rim: TakingRim,
): AsyncGenerator<MeasureProgress, WarmUp> {
  const times: Time[] = []
  let startupMs: Time = null
  try {
    for (const shot of first === undefined ? [] : shotsOf(first, rim.seed)) {
      startupMs = (await take(shot, rim)).ms
      yield rim.progress.step('the first request')
    }
    for (const shot of rest.flatMap(unit => shotsOf(unit, rim.seed))) {
      times.push((await take(shot, rim)).ms)
      yield rim.progress.step('warming up')
      if (isSteady(times) || isHopeless(times)) break
    }
  } catch (error) {
    const end = endOf(error, rim.measuring)
    return { startupMs, requests: null, isHopeless: false, end }
  }
  rim.progress.expect(times.length - rest.length)
  const requests = isSteady(times) ? times.length : null
  return { startupMs, requests, isHopeless: isHopeless(times), end: null }
}

/** Says whether the last two windows of times are alike. */
function isSteady(times: readonly Time[]): boolean {
  if (times.length < 2 * WINDOW) return false
  const before = quantileOf(times.slice(-2 * WINDOW, -WINDOW), 0.5)
  const after = quantileOf(times.slice(-WINDOW), 0.5)
  return before !== null && after !== null && Math.abs(after - before) < TOLERANCE * before
}

const isHopeless = (times: readonly Time[]): boolean =>
  times.filter(ms => ms === null).length >= WINDOW

// So many decide a median as well as any more would, and are made before a slow server is given up.
const MOST_LOOPS = 60

/**
 * Gives the units that are worth making after a warm-up: all, or loops alone where it was hopeless.
 *
 * The number is settled before the first of them is made, so that the counts stay exact.
 */
export const unitsAfter = ({ isHopeless }: WarmUp, units: readonly Unit[]): readonly Unit[] =>
  isHopeless ? units.filter(({ kind }) => kind === 'loop').slice(0, MOST_LOOPS) : units
