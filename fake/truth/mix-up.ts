import type { Asked } from '../../spec/asked.ts'
import { generatorOf } from '../distribution.ts'

/** Gives what a request is taken to ask; the others that are in are those of this moment. */
export type MixUp = (asked: Asked, others: Iterable<Asked>) => Asked

/**
 * Makes a decider that keeps the state of a request where others find it, as one engine of strands-decider does.
 *
 * With `probability` a request that finds others in is answered about the state of one of them. The
 * questions stay its own. The draws are the seed's, one for each request that finds another state in.
 */
export function createMixUp(probability: number, seed: string): MixUp {
  let met = 0
  return (asked, others) => {
    if (probability === 0) return asked
    const different = [...others].filter(({ text }) => text !== asked.text)
    if (different.length === 0) return asked
    met += 1
    const next = generatorOf(`mix-up ${seed} ${met}`)
    const isMixedUp = next() < probability
    const other = different[Math.floor(next() * different.length)]
    return isMixedUp && other !== undefined
      ? { ...asked, state: other.state, text: other.text }
      : asked
  }
}
