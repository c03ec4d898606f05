/**
 * Gives the exact law of the number of successes among trials of different chances: P(S = 0), ..., P(S = m).
 *
 * By convolution, trial by trial: exact at any m, about m^2 / 2 steps.
 */
export function poissonBinomial(chances: ArrayLike<number>): Float64Array {
  const law = new Float64Array(chances.length + 1)
  law[0] = 1
  for (let trial = 0; trial < chances.length; trial += 1) {
    const chance = chances[trial] ?? 0
    let before = 0
    for (let count = 0; count <= trial + 1; count += 1) {
      const stayed = law[count] ?? 0
      law[count] = stayed + (before - stayed) * chance
      before = stayed
    }
  }
  return law
}

/** How a count lies within the law of what was stated. */
export type CountTest = {
  /** The number of successes that was stated. */
  readonly expected: number
  /** P(S <= count): small where answers state more than they know. */
  readonly over: number
  /** P(S >= count): small where answers state less than they know. */
  readonly under: number
}

/** Tests a count of right answers against the confidences they state: exact at any number. */
export function countTest(stated: readonly number[], count: number): CountTest {
  const law = poissonBinomial(stated)
  const upTo = (most: number): number => Math.min(1, sum(law.subarray(0, most + 1)))
  return {
    expected: sum(stated),
    over: upTo(count),
    under: Math.min(1, sum(law.subarray(count))),
  }
}

/** A range of counts, both ends within. */
export type Band = { readonly lower: number; readonly upper: number }

/** Gives the central band of a law: the least counts k with P(S <= k) at or above each tail's edge. */
export function centralBand(law: ArrayLike<number>, outside: number): Band {
  return { lower: countAt(law, outside / 2), upper: countAt(law, 1 - outside / 2) }
}

/** Gives the least count at which the law's running sum reaches `probability`. */
export function countAt(law: ArrayLike<number>, probability: number): number {
  let running = 0
  for (let count = 0; count < law.length; count += 1) {
    running += law[count] ?? 0
    if (running >= probability) return count
  }
  return law.length - 1
}

const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}
