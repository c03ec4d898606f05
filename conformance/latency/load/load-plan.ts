import type { SystemOneRequest } from '../../../spec/nouns.ts'
import { costOfRequest, sumOfCosts } from '../../cost.ts'
import type { Cost, MeasureLevel, Paced } from '../../measuring.ts'
import { statesOf } from '../states.ts'
import { type Arrivals, planArrivals } from './arrivals.ts'

/** Rounds of so many requests at once. */
export type BurstPlan = {
  readonly size: number
  readonly rounds: number
  /** How many rounds make a window, which counts as a whole or not at all; one may be measured again. */
  readonly windowRounds: number
}

/** What is asked at once and on a clock, before any of it is. */
export type LoadPlan = {
  readonly level: MeasureLevel
  readonly seed: string
  /** Whether the server may be sent requests at once; without it nothing is planned. */
  readonly isConcurrent: boolean
  /** The sizes of the level, also where none of them may be sent. */
  readonly sizes: readonly number[]
  readonly bursts: readonly BurstPlan[]
  readonly fleet: Arrivals | null
  /** How many requests are sent where no window is measured again. */
  readonly requests: number
  /** At most this is sent, windows measured again included. */
  readonly cost: Cost
  /** What of it is sent on a clock of its own; null without a fleet. */
  readonly paced: Paced | null
}

/** How many requests of a burst a window has at least. */
const windowRequests = 40

/** How many requests a verdict rests on at least. */
export const leastRequests = 120

/** How many requests at once each level sends. */
export const sizesOf: Readonly<Record<MeasureLevel, readonly number[]>> = {
  quick: [4],
  standard: [4, 16],
  certify: [4, 16, 64],
}

/** Every size of burst that some level measures. */
export const allSizes = sizesOf.certify

/** Sixty-four loops that think for a minute between two questions. */
export const fleetSize = { loops: 64, thinkMs: 60_000, count: leastRequests }

/** Gives the requests of every burst of a run, by index: short ones, each its own. */
export const burstRequests = (seed: string): ((index: number) => SystemOneRequest) =>
  statesOf('S', burstSeed(seed))

/** Gives the requests of the fleet, by index: long ones, each its own. */
export const fleetRequests = (seed: string): ((index: number) => SystemOneRequest) =>
  statesOf('L', fleetSeed(seed))

// Other measurements of the same seed write states too, which a server may have kept.
const burstSeed = (seed: string): string => `${seed} bursts`
const fleetSeed = (seed: string): string => `${seed} fleet`

/** Plans the bursts and the paced fleet of a level: none without `isConcurrent`, a fleet at certify only. */
export const planLoad = ({
  level,
  seed,
  isConcurrent,
}: Pick<LoadPlan, 'level' | 'seed' | 'isConcurrent'>): LoadPlan => {
  const sizes = sizesOf[level]
  const bursts = isConcurrent ? sizes.map(burstOf) : []
  const fleet = isConcurrent && level === 'certify' ? planArrivals(fleetSize, seed) : null
  const paced = fleet?.dueMs.length ?? 0
  const requests = bursts.reduce((sum, { size, rounds }) => sum + size * rounds, paced)
  const cost = costOf(seed, bursts, paced)
  return {
    level,
    seed,
    isConcurrent,
    sizes,
    bursts,
    fleet,
    requests,
    cost,
    paced: pacedBy(fleet, seed),
  }
}

/** Gives what a fleet sends and how long its schedule takes. */
const pacedBy = (fleet: Arrivals | null, seed: string): Paced | null =>
  fleet === null
    ? null
    : {
        cost: sumOfCosts(costsOfFirst(fleet.dueMs.length, fleetRequests(seed))),
        ms: fleet.dueMs.at(-1) ?? 0,
      }

const burstOf = (size: number): BurstPlan => ({
  size,
  rounds: Math.ceil(leastRequests / size),
  windowRounds: Math.ceil(windowRequests / size),
})

const costOf = (seed: string, bursts: readonly BurstPlan[], paced: number): Cost => {
  const short = bursts.reduce(
    (sum, { size, rounds, windowRounds }) => sum + size * (rounds + windowRounds),
    0,
  )
  return sumOfCosts([
    ...costsOfFirst(short, burstRequests(seed)),
    ...costsOfFirst(paced, fleetRequests(seed)),
  ])
}

const costsOfFirst = (count: number, requestOf: (index: number) => SystemOneRequest): Cost[] =>
  Array.from({ length: count }, (_, index) => costOfRequest(requestOf(index)))
