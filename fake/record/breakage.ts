import { faultOf } from '../faults/index.ts'
import type { Exchange } from './exchange.ts'

/** How a script breaks an exchange off, and in words what broke it. */
export type Breakage = {
  /** The first of these that the fake has. */
  readonly fault: string | undefined
  readonly says: string
}

const known = (...ids: readonly string[]): string | undefined =>
  ids.find(id => faultOf(id) !== undefined)

/** Says how an exchange broke, or null where it did not. */
export function breakageOf({ ending, cause, heard, totalMs }: Exchange): Breakage | null {
  const inside = heard !== null
  const because = cause === null ? '' : ` (${cause})`
  if (ending === 'closed') {
    return inside
      ? { fault: known('close-inside-body'), says: `the decider closed inside the body${because}` }
      : { fault: known('close-before-headers'), says: `the decider closed unasked${because}` }
  }
  if (ending === 'reset') {
    return inside
      ? { fault: known('reset-inside-body'), says: `the reply broke off${because}` }
      : { fault: known('reset-before-headers'), says: `no reply could be read${because}` }
  }
  if (ending === 'unreachable') {
    return {
      fault: known('reset-before-headers'),
      says: `the decider could not be reached${because}`,
    }
  }
  if (ending !== 'abandoned') return null
  const says = `the client waited ${Math.round(totalMs)} ms and left`
  return { fault: known(inside ? 'stall-inside-body' : 'never-answer'), says }
}
