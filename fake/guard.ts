import type { ListeningFault } from './fault.ts'
import type { FrontOptions, Meeting } from './front.ts'
import { sleep } from './sleep.ts'

/** The place where the fake listens, which can be taken away from new connections. */
export type Door = {
  /** Stops listening at once; connections that are there go on. */
  pause(): void
  /** Listens again at the same address; rejects when it cannot. */
  resume(): Promise<void>
}

/** Opens and closes the door by how the next connection is to be met. */
export type Guard = {
  guard(door: Door): void
  /** Closes the door where the next connection is to be refused. */
  look(): void
  /** Looks again, though a refusal may not be over. */
  refresh(): void
  stop(): void
}

type Refusal = { readonly fault: ListeningFault; readonly meeting: Meeting }

/** Makes the guard of a front that has seen `count.now` connections. */
export function createGuard(
  { meet, onMet, onLocked, sleep: wait = sleep }: FrontOptions,
  count: Count,
): Guard {
  let door: Door | null = null
  let away: AbortController | null = null
  const refusalOf = (connection: number): Refusal | null => {
    const meeting = meet?.(connection) ?? null
    return meeting?.fault.at === 'listening' ? { fault: meeting.fault, meeting } : null
  }
  const reopen = (): void => {
    away = null
    door?.resume().catch(cause => onLocked?.(cause))
  }
  const refuse = async ({ fault, meeting }: Refusal): Promise<void> => {
    const over = new AbortController()
    away = over
    onMet?.(count.now + 1, meeting, null)
    const ms = fault.absent(meeting.values)
    if (ms === 0) return
    await wait(ms, over.signal)
    if (over.signal.aborted) return
    count.now += 1
    settle()
  }
  const settle = (): void => {
    const refusal = refusalOf(count.now + 1)
    if (refusal === null) reopen()
    else void refuse(refusal)
  }
  const look = (): void => {
    const refusal = door === null || away !== null ? null : refusalOf(count.now + 1)
    if (refusal === null) return
    door?.pause()
    void refuse(refusal)
  }
  return {
    guard: given => {
      door = given
      look()
    },
    look,
    refresh: () => {
      if (away === null) return look()
      away.abort()
      settle()
    },
    stop: () => {
      away?.abort()
      door = null
    },
  }
}

/** How many connections there were. */
export type Count = { now: number }
