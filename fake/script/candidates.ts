import type { Meeting } from './match.ts'
import type { Conditions } from './script.ts'
import { traitsOf, type Wanted } from './traits.ts'

/** The steps of a script by what a request must be to match them, so that no request is held against all of them. */
export type Candidates = {
  /** Gives the first step from number `from` on, in the order of the script, that may match and that `matches` takes; -1 for none. */
  find(meeting: Meeting, from: number, matches: (step: number) => boolean): number
}

/** Ascending numbers of steps. */
type Steps = readonly number[]

/** One way to find a step: by a trait that has one of these values; `least` is how many steps make the trait worth it. */
type Way = { readonly trait: number; readonly values: Wanted; readonly least: number }

/** The steps that are found by one trait. */
type Index = {
  readonly had: (meeting: Meeting) => readonly string[]
  readonly lists: ReadonlyMap<string, Steps>
}

/** Sorts steps into lists: each under the trait that it shares with the fewest others. */
export function candidatesOf(conditions: readonly Conditions[]): Candidates {
  const { indexes, rest } = sorted(conditions)
  return {
    find(meeting, from, matches) {
      const found: Steps[] = []
      for (const { had, lists } of indexes) {
        for (const value of had(meeting)) {
          const steps = lists.get(value)
          if (steps !== undefined) found.push(steps)
        }
      }
      return firstOf(together(found), rest, from, matches)
    },
  }
}

const together = (found: readonly Steps[]): Steps =>
  found.length > 1 ? found.flat().sort((one, other) => one - other) : (found[0] ?? [])

/** Goes through two ascending lists as one. */
function firstOf(
  one: Steps,
  other: Steps,
  from: number,
  matches: (step: number) => boolean,
): number {
  let left = placeIn(one, from)
  let right = placeIn(other, from)
  while (left < one.length || right < other.length) {
    const first = one[left] ?? Infinity
    const second = other[right] ?? Infinity
    const step = Math.min(first, second)
    if (matches(step)) return step
    if (first === step) left += 1
    if (second === step) right += 1
  }
  return -1
}

/** Gives the place of the first step from `from` on. */
function placeIn(steps: Steps, from: number): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle] ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** Makes an index of every trait that is worth it; the steps that none finds are the rest. */
function sorted(conditions: readonly Conditions[]) {
  const traits = traitsOf(conditions)
  const ways = conditions.map(when =>
    traits.flatMap(({ wanted, least }, trait) =>
      wanted(when).map((values): Way => ({ trait, values, least })),
    ),
  )
  const chosen = choose(ways, countAll(ways, traits.length))
  const indexes = traits.flatMap((trait, number): Index[] => {
    const lists = new Map<string, number[]>()
    for (const [step, way] of chosen.entries()) {
      if (way?.trait !== number) continue
      for (const value of way.values) append(lists, value, step)
    }
    return lists.size === 0 ? [] : [{ had: trait.had([...lists.keys()]), lists }]
  })
  return { indexes, rest: chosen.flatMap((way, step) => (way === null ? [step] : [])) }
}

/** Gives every step its best way, but none by a trait that too few steps are found by. */
function choose(ways: readonly (readonly Way[])[], crowds: Crowds): readonly (Way | null)[] {
  const best = ways.map(each => leastCrowded(each, crowds))
  const counts = new Map<number, number>()
  for (const way of best) if (way !== null) counts.set(way.trait, (counts.get(way.trait) ?? 0) + 1)
  const isWorth = ({ trait, least }: Way) => (counts.get(trait) ?? 0) >= least
  return best.map((way, step) =>
    way === null || isWorth(way)
      ? way
      : leastCrowded(ways[step]?.filter(({ least }) => least === 1) ?? [], crowds),
  )
}

type Crowds = readonly ReadonlyMap<string, number>[]

/** Gives for each trait how many steps want each value. */
function countAll(ways: readonly (readonly Way[])[], traits: number): Crowds {
  const crowds = Array.from({ length: traits }, () => new Map<string, number>())
  for (const { trait, values } of ways.flat()) {
    const counts = crowds[trait]
    for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1)
  }
  return crowds
}

/** Gives the cheapest way, that with a short list and a trait that is soon worth it, or null where there is none. */
function leastCrowded(ways: readonly Way[], crowds: Crowds): Way | null {
  let [best, lowest]: [Way | null, number] = [null, Infinity]
  for (const way of ways) {
    const crowd = Math.max(...way.values.map(value => crowds[way.trait]?.get(value) ?? 0))
    const cost = crowd + way.least
    if (cost < lowest) [best, lowest] = [way, cost]
  }
  return best
}

function append(lists: Map<string, number[]>, value: string, step: number): void {
  const steps = lists.get(value)
  if (steps === undefined) lists.set(value, [step])
  else if (steps.at(-1) !== step) steps.push(step)
}
