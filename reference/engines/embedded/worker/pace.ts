import type { Backend } from '../options.ts'

/** How many tokens a device is given at once. Fixed, for other numbers move the last bits of an answer. */
export type Pace = {
  /** No more at once. */
  readonly most: number
  /** Fewer behind a held prefix are no quicker: tokens that nobody reads are put behind them up to here. */
  readonly least: number
  /** A prefix of fewer tokens is not held but goes along with each suffix. */
  readonly leastHeld: number
  /** Whether more than `most` are cut into parts of one size, so that none falls below `least`. */
  readonly isEven: boolean
}

/**
 * Gives the pace of a device.
 *
 * On a CPU llama.cpp's flash attention is what makes long texts quick, from 64 tokens at a time on; fewer take ten
 * times as long. Smaller parts there waste less on tokens that lie ahead. Elsewhere parts of varied size are dear:
 * Mesa's software device compiles a program for each number of tokens, for half a minute to two.
 */
export const paceOf = (backend: Backend): Pace =>
  backend === 'cpu'
    ? { most: 256, least: 64, leastHeld: 64, isEven: true }
    : { most: 512, least: 1, leastHeld: 9, isEven: false }

/** Cuts tokens into the parts they are computed in, the same for the same number of them. */
export function partsOf<Item>(tokens: readonly Item[], { most, isEven }: Pace): Item[][] {
  const count = Math.ceil(tokens.length / most)
  const size = isEven ? Math.ceil(tokens.length / count) : most
  return Array.from({ length: count }, (_, part) => tokens.slice(part * size, (part + 1) * size))
}
