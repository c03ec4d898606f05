import { generatorOf } from '../../../spec/generator.ts'

/** When so many loops ask, each of them now and then. */
export type Arrivals = {
  readonly loops: number
  /** How long a loop thinks between two questions, in ms. */
  readonly thinkMs: number
  /** When each question is due, in ms from the start, in rising order. */
  readonly dueMs: readonly number[]
}

/**
 * Draws when `count` questions of a fleet are due: a Poisson process with `loops / thinkMs` of them a ms.
 *
 * The gaps are exponential, so that arrivals crowd as those of independent loops do. The same seed
 * gives the same times.
 */
export const planArrivals = (
  { loops, thinkMs, count }: Pick<Arrivals, 'loops' | 'thinkMs'> & { readonly count: number },
  seed: string,
): Arrivals => {
  const next = generatorOf(`${seed}\nfleet`)
  let at = 0
  const dueMs = Array.from({ length: count }, () => {
    at -= Math.log(1 - next()) * (thinkMs / loops)
    return at
  })
  return { loops, thinkMs, dueMs }
}
