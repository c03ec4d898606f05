import type { Contact } from './contact.ts'
import type { MeasureEnd } from './measuring.ts'

/** Why nothing more may be sent: as a check goes without, and as a measurement ends. */
export type Closed = { readonly missing: string; readonly end: MeasureEnd }

/** Counts every request of a run, of checks and of measurements alike, and stops them all at once. */
export type Gatekeeper = {
  /** Lets so many requests through and counts them, or says why not; 0 asks without counting. */
  pass(requests: number): Closed | null
}

/** What ends a run from outside. */
export type GatekeeperOptions = {
  /** The most requests of the run; without it there is no limit. */
  readonly maxRequests?: number
  readonly signal?: AbortSignal
}

/** What a check lacks once the run was broken off by its caller. */
export const interrupted = 'the end of the run, which was interrupted'

/** Makes the gatekeeper of a run. */
export const gatekeeperOf = (options: GatekeeperOptions, contact: Contact): Gatekeeper => {
  const { maxRequests = Number.POSITIVE_INFINITY, signal } = options
  let used = 0
  const closed = (requests: number): Closed | null => {
    if (signal?.aborted === true) {
      return {
        missing: interrupted,
        end: { reason: 'interrupted', says: 'The run was interrupted.' },
      }
    }
    const stop = contact.stop()
    if (stop !== null) return { missing: stop.missing, end: { reason: 'lost', says: stop.says } }
    if (used + requests <= maxRequests) return null
    return {
      missing: `more than the ${maxRequests} requests of --max-requests`,
      end: {
        reason: 'budget',
        says: `The request budget of ${maxRequests} is used up (--max-requests).`,
      },
    }
  }
  return {
    pass(requests) {
      const reason = closed(requests)
      if (reason === null) used += requests
      return reason
    },
  }
}
