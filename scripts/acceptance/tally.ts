import { ALPHA } from '../../conformance/statistics/alpha.ts'
import { binomialCdf } from '../../conformance/statistics/special-function.ts'
import type { DeciderName } from './deciders.ts'
import type { Observation } from './observation.ts'
import { type Requirement, requirements } from './requirements.ts'

/** A required rate beside the one that was measured. */
export type Row = {
  readonly requirement: Requirement
  readonly count: number
  readonly runs: number
  /** How many runs have no such verdict; a rate is kept only where all have. */
  readonly lacking: number
  readonly isKept: boolean
  /** Up to five seeds whose run is on the wrong side. */
  readonly against: readonly string[]
}

/** Counts every requirement over the runs that were observed; throws where a decider was not run with a seed. */
export function tally(given: readonly Observation[]): Row[] {
  // Threads tell of their runs in any order.
  const observed = [...given].sort((one, other) =>
    one.seed.localeCompare(other.seed, 'en', { numeric: true }),
  )
  const runs = new Map(observed.map(each => [`${each.decider} ${each.seed}`, each]))
  const runOf = (decider: DeciderName, seed: string): Observation => {
    const run = runs.get(`${decider} ${seed}`)
    if (run === undefined) throw new Error(`decider ${decider} was not run with seed ${seed}`)
    return run
  }
  return requirements.map(requirement => {
    const own = observed.filter(({ decider }) => decider === requirement.decider)
    const isShown = own.map(run => requirement.shows(run, decider => runOf(decider, run.seed)))
    const count = isShown.filter(Boolean).length
    const lacking = isShown.filter(shown => shown === null).length
    const isWrong = 'atMost' in requirement
    return {
      requirement,
      count,
      runs: own.length,
      lacking,
      isKept: lacking === 0 && isKept(requirement, count, own.length),
      against: own
        .filter((_, at) => isShown[at] === null || isShown[at] === isWrong)
        .slice(0, 5)
        .map(({ seed }) => seed),
    }
  })
}

/** From so many runs on a rate is what was counted; of fewer, what they refute. */
const ENOUGH = 200

function isKept(requirement: Requirement, count: number, runs: number): boolean {
  if (runs === 0) return false
  const isMost = 'atMost' in requirement
  const [wrong, allowed] = isMost
    ? [count, requirement.atMost]
    : [runs - count, 1 - requirement.atLeast]
  // 1 - 0.99 is a little more than 0.01 in binary fractions.
  if (runs >= ENOUGH) return wrong <= Math.floor(allowed * runs + 1e-9)
  return wrong === 0 || 1 - binomialCdf(wrong - 1, runs, allowed) >= ALPHA
}

/** Counts the outcomes of every verdict of a decider: `C1 pass 187 inconclusive 13`. */
export function outcomesOf(observed: readonly Observation[], decider: DeciderName): string[] {
  const own = observed.filter(each => each.decider === decider)
  const ids = [...new Set(own.flatMap(({ verdicts }) => Object.keys(verdicts)))].sort()
  return ids.map(id => {
    const counts = new Map<string, number>()
    for (const { verdicts } of own) {
      const outcome = verdicts[id] ?? 'none'
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
    return `${id} ${[...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`
  })
}
