import { indexOfLargest } from '../../spec/distribution.ts'
import type { Pass } from '../engines/engine.ts'
import { distributionOf, type Evidence, evidenceOf } from './evidence.ts'
import type { Reading } from './readout.ts'

/**
 * Reads more outcomes than one pass can hold, in groups: Wald's mode K.
 *
 * Groups are of nearly equal size, `size` at most. The winner of each enters a final, and an outcome's
 * probability is its group's in the final times its own in the group.
 */
export function* readGroups(
  outcomes: readonly string[],
  size: number,
  ask: (among: readonly string[]) => Reading,
): Reading {
  const groups = groupsOf(outcomes, size)
  const within = (yield* together(groups.map(ask))).map(each => distributionOf(each))
  const winners = groups.map((group, index) => group[indexOfLargest(within[index] ?? [])] ?? '')
  const final = distributionOf(yield* ask(winners))
  return evidenceOf(
    within.flatMap((shares, index) => shares.map(share => share * (final[index] ?? 0))),
  )
}

/** Cuts a list into the fewest runs of `size` at most, whose lengths differ by one at most. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  const edge = (index: number) => Math.round((index * items.length) / count)
  return Array.from({ length: count }, (_, index) => items.slice(edge(index), edge(index + 1)))
}

/** Runs readings side by side as one: what they ask for at the same time is asked for at once. */
export function* together(
  readings: readonly Reading[],
): Generator<readonly Pass[], Evidence[], readonly (readonly number[])[]> {
  const steps = readings.map(reading => reading.next())
  while (steps.some(step => step.done !== true)) {
    const wanted = steps.map(step => (step.done === true ? [] : step.value))
    const given = yield wanted.flat()
    let start = 0
    for (const [index, passes] of wanted.entries()) {
      const mine = given.slice(start, start + passes.length)
      start += passes.length
      const reading = readings[index]
      if (steps[index]?.done !== true && reading !== undefined) steps[index] = reading.next(mine)
    }
  }
  return steps.map(step => (step.done === true ? step.value : []))
}
