import type { JsonObject } from '../../../spec/json-object.ts'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import type { Cost, MeasureLevel } from '../../measuring.ts'
import { type Arrivals, planArrivals } from './arrivals.ts'

/** Rounds of so many requests at once. */
export type BurstPlan = { readonly size: number; readonly rounds: number }

/** Gives the body of the `index`-th request of a cell; every state of them is another. */
export type RequestOf = (cell: 'S' | 'L', index: number) => JsonObject

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
  readonly requestOf: RequestOf
  readonly cost: Cost
}

/** How many requests a verdict rests on at least. */
export const leastRequests = 120

const sizesOf: Readonly<Record<MeasureLevel, readonly number[]>> = {
  quick: [4],
  standard: [4, 16],
  certify: [4, 16, 64],
}

/** Every size of burst that some level measures. */
export const allSizes = sizesOf.certify

/** Sixty-four loops that think for a minute between two questions. */
export const fleetSize = { loops: 64, thinkMs: 60_000, count: leastRequests }

/** Plans the bursts and the paced fleet of a level: none without `isConcurrent`, a fleet at certify only. */
export const planLoad = (
  { level, seed, isConcurrent }: Pick<LoadPlan, 'level' | 'seed' | 'isConcurrent'>,
  requestOf: RequestOf,
): LoadPlan => {
  const sizes = sizesOf[level]
  const bursts = sizes.map(size => ({ size, rounds: Math.ceil(leastRequests / size) }))
  const plan = {
    level,
    seed,
    isConcurrent,
    sizes,
    bursts: isConcurrent ? bursts : [],
    fleet: isConcurrent && level === 'certify' ? planArrivals(fleetSize, seed) : null,
    requestOf,
  }
  return { ...plan, cost: costOf(plan) }
}

/** Gives what a request costs: its questions, and the characters of its state. */
export const costOfRequest = (body: JsonObject): Cost => {
  const questions = ownValue(body, 'questions')
  const state = ownValue(body, 'state')
  return {
    requests: 1,
    questions: isObject(questions) ? Object.keys(questions).length : 0,
    characters: typeof state === 'string' ? state.length : 0,
  }
}

/** Adds two costs up. */
export const sumOfCosts = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  questions: one.questions + other.questions,
  characters: one.characters + other.characters,
})

/** What nothing costs. */
export const noCost: Cost = { requests: 0, questions: 0, characters: 0 }

const costOf = ({ bursts, fleet, requestOf }: Omit<LoadPlan, 'cost'>): Cost => {
  const short = bursts.reduce((sum, { size, rounds }) => sum + size * rounds, 0)
  const long = fleet?.dueMs.length ?? 0
  const costs = [
    ...Array.from({ length: short }, (_, index) => costOfRequest(requestOf('S', index))),
    ...Array.from({ length: long }, (_, index) => costOfRequest(requestOf('L', index))),
  ]
  return costs.reduce(sumOfCosts, noCost)
}
