import type { ConnectionUse, ListeningFault } from './fault.ts'
import type { FrontOptions } from './front.ts'
import type { Listener } from './listen.ts'
import { sleep } from './sleep.ts'

/** What a guard needs of a listener. */
type Guarded = Pick<Listener, 'pause' | 'resume'>

/** Takes a listener away from new connections, and brings it back, by how the next one is to be met. */
export type Guard = {
  guard(listener: Guarded): void
  /** Pauses the listener where the next connection is to be refused. */
  look(): void
  /** Looks again, though a refusal may not be over. */
  refresh(): void
  stop(): void
}

/** How many connections there were. */
export type Count = { now: number }

type Refusal = { readonly fault: ListeningFault; readonly use: ConnectionUse }

/** Makes the guard of a front that has seen `count.now` connections. */
export function createGuard(options: FrontOptions, count: Count): Guard {
  let guarded: Guarded | null = null
  const coming = () => refusalOf(options, count.now + 1)
  const refusals = createRefusals(options, count, () => {
    const next = coming()
    if (next !== null) refusals.begin(next)
    // Where its place is taken meanwhile, clients are refused as before.
    else guarded?.resume().catch(cause => options.onLocked?.(cause))
  })
  const look = (): void => {
    const next = guarded === null || refusals.isOn() ? null : coming()
    if (next === null) return
    guarded?.pause()
    refusals.begin(next)
  }
  return {
    guard: given => {
      guarded = given
      look()
    },
    look,
    refresh: () => {
      if (refusals.isOn()) refusals.end()
      else look()
    },
    stop: () => {
      guarded = null
      refusals.stop()
    },
  }
}

function refusalOf({ meet }: FrontOptions, connection: number): Refusal | null {
  const use = meet?.(connection) ?? null
  return use?.fault.at === 'listening' ? { fault: use.fault, use } : null
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
  const begin = ({ fault, use }: Refusal): void => {
    const over = new AbortController()
    away = over
    onMet?.(count.now + 1, use, null)
    const ms = fault.absent(use.values)
    if (ms === 0) return
    void wait(ms, over.signal).then(() => {
      if (over.signal.aborted) return
      count.now += 1
      end()
    })
  }
  return { isOn: () => away !== null, begin, end, stop: () => away?.abort() }
}
