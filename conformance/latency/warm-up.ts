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
  readonly end: MeasureEnd | null
}

/** How many requests make a window, and by how much two medians may differ. */
const WINDOW = 10
const TOLERANCE = 0.1

/**
 * Makes the first request, then warms up until the medians of two successive windows differ by less than 10%.
 *
 * A steady state need not come: at most 43.5% of pairs of virtual machine and benchmark reached one
 * (Barrett and others, OOPSLA 2017). A server that answers nothing of a whole window is not warmed
 * up further.
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
    return { startupMs, requests: null, end: endOf(error, rim.measuring) }
  }
  rim.progress.expect(times.length - rest.length)
  return { startupMs, requests: isSteady(times) ? times.length : null, end: null }
}

/** Says whether the last two windows of times are alike. */
export function isSteady(times: readonly Time[]): boolean {
  if (times.length < 2 * WINDOW) return false
  const before = quantileOf(times.slice(-2 * WINDOW, -WINDOW), 0.5)
  const after = quantileOf(times.slice(-WINDOW), 0.5)
  return before !== null && after !== null && Math.abs(after - before) < TOLERANCE * before
}

const isHopeless = (times: readonly Time[]): boolean =>
  times.length === WINDOW && times.every(ms => ms === null)
