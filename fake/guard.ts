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

/** How many connections there were. */
export type Count = { now: number }

type Refusal = { readonly fault: ListeningFault; readonly meeting: Meeting }

/** Makes the guard of a front that has seen `count.now` connections. */
export function createGuard(options: FrontOptions, count: Count): Guard {
  let door: Door | null = null
  const coming = () => refusalOf(options, count.now + 1)
  const refusals = createRefusals(options, count, () => {
    const next = coming()
    if (next !== null) refusals.begin(next)
    else door?.resume().catch(cause => options.onLocked?.(cause))
  })
  const look = (): void => {
    const next = door === null || refusals.isOn() ? null : coming()
    if (next === null) return
    door?.pause()
    refusals.begin(next)
  }
  return {
    guard: given => {
      door = given
      look()
    },
    look,
    refresh: () => {
      if (refusals.isOn()) refusals.end()
      else look()
    },
    stop: () => {
      door = null
      refusals.stop()
    },
  }
}

function refusalOf({ meet }: FrontOptions, connection: number): Refusal | null {
  const meeting = meet?.(connection) ?? null
  return meeting?.fault.at === 'listening' ? { fault: meeting.fault, meeting } : null
}

/** Keeps the time of refusals; `onOver` is called when one has ended and the next, or none, can begin. */
function createRefusals(
  { onMet, sleep: wait = sleep }: FrontOptions,
  count: Count,
  onOver: () => void,
) {
  let away: AbortController | null = null
  const end = (): void => {
    away?.abort()
    away = null
    onOver()
  }
  const begin = ({ fault, meeting }: Refusal): void => {
    const over = new AbortController()
    away = over
    onMet?.(count.now + 1, meeting, null)
    const ms = fault.absent(meeting.values)
    if (ms === 0) return
    void wait(ms, over.signal).then(() => {
      if (over.signal.aborted) return
      count.now += 1
      end()
    })
  }
  return { isOn: () => away !== null, begin, end, stop: () => away?.abort() }
}
