import type { Exchange } from '../../exchange.ts'
import { Withheld } from '../../gate.ts'
import type { Measuring } from '../../measuring.ts'

/** How often a server is asked for its health before it counts as gone. */
const attempts = 3

/** How long it is left alone between two of them, in ms. */
const restMs = 500

/** Endings a server that lives gives nobody who waits: the process is gone, or turned everyone away. */
const cut: ReadonlySet<Exchange['ended']> = new Set(['refused', 'reset', 'closed-early'])

/**
 * Says whether a server answers nothing any more, after exchanges that had no complete response.
 *
 * Asks for its health up to three times; any response counts, whatever its status. A server that
 * works through a queue answers late, so that asking waits for the queue as well. Where the run
 * may send nothing more, as it has lost the server, the exchanges themselves decide: connections
 * refused or cut mean gone, waits in vain do not.
 */
export const isGone = async (
  broken: readonly Exchange[],
  measuring: Measuring,
  label: string,
): Promise<boolean> => {
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await measuring.sleep(restMs)
      const { received } = await measuring.health(label)
      if (received !== null) return false
    }
    return true
  } catch (error) {
    if (!(error instanceof Withheld)) throw error
    return measuring.ended()?.reason === 'lost' && broken.some(({ ended }) => cut.has(ended))
  }
}
