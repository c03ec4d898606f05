import type { MeasureEnd, MeasureProgress } from '../measuring.ts'
import { spareWindows, WINDOW_UNITS } from './latency-plan.ts'
import type { MeasureWindow } from './latency-record.ts'
import { windowOf } from './load/guard.ts'
import { endOf } from './load/withheld.ts'
import { type Shot, shotsOf, type Unit } from './shots.ts'
import { type Taken, type TakingRim, take } from './taking.ts'

/** A unit that was made, as far as it was. */
export type TakenUnit = { readonly unit: Unit; readonly taken: readonly Taken[] }

/** What came of units that were made in windows. */
export type Stretch = {
  /** Of windows that count. */
  readonly units: readonly TakenUnit[]
  readonly windows: readonly MeasureWindow[]
  readonly end: MeasureEnd | null
}

/** Units of one window, and how often they were made before. */
type Batch = { readonly units: readonly Unit[]; readonly again: number }

/**
 * Makes units window by window; what this machine spoilt is made again at the end, with other states.
 *
 * At most one window of four is made again: then those that are spoilt are missing, and a verdict
 * that needs them is open. A Withheld ends it with what was made.
 */
export async function* takeUnits(
  units: readonly Unit[],
  what: string,
  rim: TakingRim,
): AsyncGenerator<MeasureProgress, Stretch> {
  const batches: Batch[] = batchesOf(units)
  const windows: MeasureWindow[] = []
  const kept: TakenUnit[] = []
  let spare = spareWindows(units.length)
  // The list grows while it is gone through.
  for (const batch of batches) {
    const made = yield* takeBatch(batch, what, rim)
    const window = windowOf(what, made.loopDelayMs, [])
    windows.push(window)
    if (!window.isVoid) kept.push(...made.units)
    if (made.end !== null) return { units: kept, windows, end: made.end }
    if (window.isVoid && spare > 0) {
      spare -= 1
      batches.push({ units: batch.units, again: batch.again + 1 })
      rim.progress.expect(made.units.reduce((sum, { taken }) => sum + taken.length, 0))
    }
  }
  return { units: kept, windows, end: null }
}

const batchesOf = (units: readonly Unit[]): Batch[] =>
  Array.from({ length: Math.ceil(units.length / WINDOW_UNITS) }, (_, at) => ({
    units: units.slice(at * WINDOW_UNITS, (at + 1) * WINDOW_UNITS),
    again: 0,
  }))

type Made = {
  readonly units: readonly TakenUnit[]
  readonly loopDelayMs: number
  readonly end: MeasureEnd | null
}

async function* takeBatch(
  { units, again }: Batch,
  what: string,
  rim: TakingRim,
): AsyncGenerator<MeasureProgress, Made> {
  // Written before the watch begins: writing them keeps this machine busy.
  const written = units.map(unit => ({ unit, shots: shotsOf(unit, rim.seed, again) }))
  const made: { unit: Unit; taken: Taken[] }[] = []
  const watch = rim.measuring.watchLoop()
  let [end, loopDelayMs]: [MeasureEnd | null, number] = [null, 0]
  try {
    for (const { unit, shots } of written) {
      const taken: Taken[] = []
      made.push({ unit, taken })
      yield* takeUnit(unit, shots, taken, what, rim)
    }
  } catch (error) {
    end = endOf(error, rim.measuring)
  } finally {
    loopDelayMs = watch.stop()
  }
  return { units: made, loopDelayMs, end }
}

/** Makes the requests of a unit and puts what came of them into `taken`, so that an early end leaves it there. */
async function* takeUnit(
  unit: Unit,
  shots: readonly Shot[],
  taken: Taken[],
  what: string,
  rim: TakingRim,
): AsyncGenerator<MeasureProgress, void> {
  for (const shot of shots) {
    if (isBudgetSpent(unit, taken)) {
      rim.progress.expect(-1)
      continue
    }
    taken.push(await take(shot, rim))
    yield rim.progress.step(what)
  }
}

// Chalk gives a loop 2,000 ms and sends nothing with less than 50 ms left.
const LOOP_BUDGET = 2000
const LEAST_LEFT = 50

/** Says whether a loop has no time left for its next question. */
const isBudgetSpent = ({ kind }: Unit, taken: readonly Taken[]): boolean =>
  kind === 'loop' && taken.reduce((sum, { tookMs }) => sum + tookMs, 0) > LOOP_BUDGET - LEAST_LEFT
