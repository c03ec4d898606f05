import type { Next } from './case.ts'

/** Draws a whole number from `least` to `most`, both included. */
export const whole = (next: Next, least: number, most: number): number =>
  least + Math.floor(next() * (most - least + 1))

/** Draws whether something with this probability comes true. */
export const comesTrue = (next: Next, probability: number): boolean => next() < probability

/** Draws one of `list`, each with the same chance; throws a RangeError on an empty one. */
export function pick<Item>(next: Next, list: readonly Item[]): Item {
  const item = list[Math.floor(next() * list.length)]
  if (item !== undefined) return item
  throw new RangeError('there is nothing to pick from an empty list')
}

/** Draws `count` different items of `list`, in the order drawn (Fisher and Yates, 1938). */
export function some<Item>(next: Next, list: readonly Item[], count: number): Item[] {
  const rest = [...list]
  const drawn: Item[] = []
  while (drawn.length < count && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(next() * rest.length), 1))
  }
  return drawn
}

/** Gives the items of `list` in an order drawn. */
export const shuffled = <Item>(next: Next, list: readonly Item[]): Item[] =>
  some(next, list, list.length)

/** Draws an index by shares that add up to 1. */
export function indexBy(next: Next, shares: readonly number[]): number {
  let rest = next()
  const index = shares.findIndex(share => {
    rest -= share
    return rest < 0
  })
  // What rounding leaves over goes to the last outcome that is possible at all.
  return index >= 0 ? index : shares.findLastIndex(share => share > 0)
}

/** Gives weights divided by their sum. */
export function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/** Draws `parts` whole percentages, each at least `least`, that add up to 100. */
export function percentages(next: Next, parts: number, least: number): number[] {
  const free = 100 - parts * least
  const cuts = Array.from({ length: parts - 1 }, () => whole(next, 0, free)).sort((a, b) => a - b)
  return [...cuts, free].map((cut, index) => least + cut - (cuts[index - 1] ?? 0))
}
