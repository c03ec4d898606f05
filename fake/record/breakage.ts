import type { Exchange, Heard } from './exchange.ts'
import { valuesOf } from './headers.ts'

/** How a script breaks an exchange off, and in words what broke it. */
export type Breakage = {
  /** A fault as scripts name it. */
  readonly fault: unknown
  /** Whether the fault sends the first half of the body it is given. */
  readonly isHalved: boolean
  readonly says: string
}

/** Says how an exchange broke, or null where it did not. */
export function breakageOf({ ending, cause, heard, totalMs }: Exchange): Breakage | null {
  if (ending === 'whole') return null
  const because = cause === null ? '' : ` (${cause})`
  const inside = heard === null ? 'before' : 'inside'
  const says = {
    closed: `the decider closed ${inside} the reply${because}`,
    reset: `the reply broke off, or was none${because}`,
    unreachable: `the decider could not be reached${because}`,
    abandoned: `the client waited ${Math.round(totalMs)} ms and left`,
  }
  return { says: says[ending], ...(heard === null ? before[ending] : insideBy(ending, heard)) }
}

const before = {
  closed: { fault: 'close-before-headers', isHalved: false },
  reset: { fault: 'reset-before-headers', isHalved: false },
  unreachable: { fault: 'reset-before-headers', isHalved: false },
  abandoned: { fault: 'never-answer', isHalved: false },
} as const

function insideBy(ending: keyof typeof before, { headers, body }: Heard) {
  if (ending === 'abandoned') return { fault: 'stall-inside-body', isHalved: true }
  if (ending !== 'closed') return { fault: 'reset-inside-body', isHalved: true }
  const isChunked = valuesOf(headers, 'transfer-encoding').length > 0
  const cut = { 'cut-body-after': { bytes: body?.length ?? 0 } }
  return { fault: isChunked ? 'missing-last-chunk' : cut, isHalved: false }
}
