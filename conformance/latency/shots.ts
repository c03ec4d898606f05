import type { SystemOneRequest } from '../../spec/nouns.ts'
import type { Way } from '../measuring.ts'
import type { Arm, Cell } from './latency-record.ts'
import { RUN_LENGTH } from './levels.ts'
import { type AskedCell, growthRequestOf, statesOf } from './states.ts'

/** How many questions about how many characters. */
export type Extent = { readonly questions: number; readonly characters: number }

/** Requests that are made one right after the other; units are made in an order drawn. */
export type Unit =
  | {
      readonly kind: 'loop' | 'short' | 'kept' | 'repeated' | 'health' | 'first' | 'warm-up'
      readonly index: number
    }
  | ({ readonly kind: 'growth'; readonly index: number } & Extent)

/** One request that is timed. */
export type Shot = {
  readonly label: string
  readonly way: Way
  /** Null asks for the server's health. */
  readonly body: SystemOneRequest | null
  /** What it is a sample of; null where it opens a run, warms up or measures growth. */
  readonly sampleOf: { readonly cell: Cell; readonly arm: Arm } | null
}

// Ten requests with the cells in the same shares, so that any ten in a row are alike.
const warmUpCells: readonly AskedCell[] = ['L', 'R', 'S', 'L', 'R', 'L', 'R', 'S', 'L', 'R']

/** Writes the requests of a unit; `again` counts the times it was measured before, so that no state comes back. */
export function shotsOf(unit: Unit, seed: string, again = 0): readonly Shot[] {
  const { index } = unit
  const own = `${seed} ${unit.kind} ${again}`
  if (unit.kind === 'loop') return [fresh('L', own, index), fresh('R', own, index)]
  if (unit.kind === 'short') return [fresh('S', own, index)]
  if (unit.kind === 'kept') return keptRun(`${own} ${index}`)
  if (unit.kind === 'repeated') return repeatedRun(`${own} ${index}`)
  if (unit.kind === 'health') return [health]
  if (unit.kind === 'growth') return [unsampled(unit.kind, growthRequestOf(unit, own, index))]
  const cell = unit.kind === 'first' ? 'L' : (warmUpCells[index % warmUpCells.length] ?? 'L')
  return [unsampled(unit.kind, statesOf(cell, own)(index))]
}

const health: Shot = {
  label: 'latency.H',
  way: 'fresh',
  body: null,
  sampleOf: { cell: 'H', arm: 'fresh' },
}

const fresh = (cell: AskedCell, seed: string, index: number): Shot => ({
  label: `latency.${cell}`,
  way: 'fresh',
  body: statesOf(cell, seed)(index),
  sampleOf: { cell, arm: 'fresh' },
})

const unsampled = (what: string, body: SystemOneRequest): Shot => ({
  label: `latency.${what}`,
  way: 'fresh',
  body,
  sampleOf: null,
})

/** A run on one connection, each state its own; the first request opens it and is not counted. */
const keptRun = (seed: string): readonly Shot[] =>
  Array.from({ length: RUN_LENGTH + 1 }, (_, at) => ({
    label: 'latency.L.kept',
    way: 'kept',
    body: statesOf('L', seed)(at),
    sampleOf: at === 0 ? null : { cell: 'L', arm: 'kept' },
  }))

/** One state again and again, the first request not counted: what `chalk decider up` measures. */
const repeatedRun = (seed: string): readonly Shot[] => {
  const body = statesOf('L', seed)(0)
  return Array.from({ length: RUN_LENGTH + 1 }, (_, at) => ({
    label: 'latency.L.repeated',
    way: 'fresh',
    body,
    sampleOf: at === 0 ? null : { cell: 'L', arm: 'repeated' },
  }))
}
