import { generatorOf } from '../../spec/generator.ts'
import { shuffled } from '../corpus/drawing.ts'
import { costOfRequest, noCost, sumOfCosts } from '../cost.ts'
import type { Cost, MeasureLevel } from '../measuring.ts'
import { type CrossTalkPlan, planCrossTalk } from '../probes/cross-talk.ts'
import { type LevelSizes, levelSizes } from './levels.ts'
import { type LoadPlan, planLoad } from './load/load-plan.ts'
import { shotsOf, type Unit } from './shots.ts'

/** What is timed, before any of it is: units in the order they are made. */
export type LatencyPlan = {
  readonly level: MeasureLevel
  readonly seed: string
  /** Whether requests at once may be sent. */
  readonly isConcurrent: boolean
  /** The first request, then those of the warm-up, which may end early. */
  readonly warmUp: readonly Unit[]
  readonly cells: readonly Unit[]
  readonly growth: readonly Unit[]
  readonly load: LoadPlan
  readonly crossTalk: CrossTalkPlan
  /** How many requests are sent where no window is measured again and the warm-up takes its time. */
  readonly requests: number
  /** At most this is sent, windows measured again included. */
  readonly cost: Cost
}

/** What decides a plan. */
export type LatencyChoice = Pick<LatencyPlan, 'level' | 'seed' | 'isConcurrent'>

/** How many units make a window, which counts as a whole or not at all. */
export const WINDOW_UNITS = 15

/** The most requests of a warm-up. */
const MOST_WARM_UP = 30

/** Gives how many windows may be measured again where this machine spoilt them: one of four. */
export const spareWindows = (units: number): number => Math.ceil(units / WINDOW_UNITS / 4)

/** Plans what a level times; the same choice gives the same requests in the same order. */
export function planLatency({ level, seed, isConcurrent }: LatencyChoice): LatencyPlan {
  const sizes = levelSizes[level]
  const order = generatorOf(`latency order ${seed}`)
  const warmUp = [{ kind: 'first' as const, index: 0 }, ...unitsOf('warm-up', MOST_WARM_UP)]
  const cells = shuffled(order, cellsOf(sizes))
  const growth = shuffled(order, growthUnitsOf(sizes))
  const load = planLoad({ level, seed, isConcurrent })
  const crossTalk = planCrossTalk({ level, seed, isConcurrent })
  const costsOf = (units: readonly Unit[]) => units.map(unit => costOfUnit(unit, seed))
  const [ofCells, ofGrowth] = [costsOf(cells), costsOf(growth)]
  const once = sumOfCosts([...costsOf(warmUp), ...ofCells, ...ofGrowth, crossTalk.cost])
  const cost = sumOfCosts([once, spareOf(ofCells), spareOf(ofGrowth), load.cost])
  const requests = once.requests + load.requests
  const parts = { warmUp, cells, growth, load, crossTalk }
  return { level, seed, isConcurrent, ...parts, requests, cost }
}

type Plain = Exclude<Unit['kind'], 'growth'>

const unitsOf = (kind: Plain, count: number): readonly Unit[] =>
  Array.from({ length: count }, (_, index) => ({ kind, index }))

const cellsOf = ({ loops, short, kept, repeated, health }: LevelSizes): readonly Unit[] => [
  ...unitsOf('loop', loops),
  ...unitsOf('short', short),
  ...unitsOf('kept', kept),
  ...unitsOf('repeated', repeated),
  ...unitsOf('health', health),
]

const growthUnitsOf = ({ growth }: LevelSizes): readonly Unit[] =>
  growth.questions.flatMap(questions =>
    growth.characters.flatMap(characters =>
      Array.from({ length: growth.repeats }, (_, index) => ({
        kind: 'growth' as const,
        index,
        questions,
        characters,
      })),
    ),
  )

const costOfUnit = (unit: Unit, seed: string): Cost =>
  sumOfCosts(
    shotsOf(unit, seed).map(({ body }) =>
      body === null ? { ...noCost, requests: 1 } : costOfRequest(body),
    ),
  )

/** Gives what the dearest windows there can be would cost, as many as may be measured again. */
function spareOf(costs: readonly Cost[]): Cost {
  const units = spareWindows(costs.length) * WINDOW_UNITS
  const most = (of: keyof Cost): number =>
    costs
      .map(cost => cost[of])
      .sort((one, other) => other - one)
      .slice(0, units)
      .reduce((sum, count) => sum + count, 0)
  return {
    requests: most('requests'),
    questions: most('questions'),
    characters: most('characters'),
  }
}
