import type { Reading } from './reading.ts'

/** How far two answers lie apart: reckoned once, for every probe. */
export type Difference = {
  /**
   * |m - m'|, from 0 to 1; of two choices the most that the probability of any option moved.
   *
   * Where a server states no probabilities and picks another option, the least by which they moved if
   * the confidence is the probability of the option.
   */
  readonly shift: number
  /** Whether they decide otherwise: another side of 0.5, another option. */
  readonly isFlipped: boolean
}

/** Compares two answers; null where they are of different types. */
export function differenceOf(one: Reading, other: Reading): Difference | null {
  if (one.kind === 'choice' || other.kind === 'choice') {
    return one.kind === 'choice' && other.kind === 'choice' ? choices(one, other) : null
  }
  const isNoul = one.kind === 'noul' && other.kind === 'noul'
  return {
    shift: tidy(Math.abs(one.level - other.level)),
    isFlipped: isNoul && one.level >= 0.5 !== other.level >= 0.5,
  }
}

type Choice = Extract<Reading, { readonly kind: 'choice' }>

function choices(one: Choice, other: Choice): Difference {
  const isFlipped = one.choice !== other.choice
  return { shift: tidy(shiftOf(one, other, isFlipped)), isFlipped }
}

function shiftOf(one: Choice, other: Choice, isFlipped: boolean): number {
  const { probabilities } = other
  if (one.probabilities !== null && probabilities !== null) {
    const moved = Object.entries(one.probabilities).map(([option, share]) =>
      Math.abs(share - (probabilities[option] ?? 0)),
    )
    return Math.max(0, ...moved)
  }
  return isFlipped
    ? Math.max(0, one.confidence + other.confidence - 1)
    : Math.abs(one.confidence - other.confidence)
}

// 0.95 - 0.9 is 0.04999999999999993 as a double: what binary fractions add decides nothing.
const tidy = (value: number): number => Number(value.toFixed(9))
