import { setMaxListeners } from 'node:events'
import type { Sleep } from '../sleep.ts'
import type { Dials } from './dials.ts'

/** When requests are answered. */
export type Gate = {
  /** Takes in a request: resolves when its answer is due; null where no dial holds it. */
  readonly pass: () => Promise<void> | null
  /** Lets everything through from now on. */
  readonly open: () => void
}

const STALL_EVERY = 100

/** Makes the gate of takesMs, serialMs, stallMs and stallEvery; it reads no clock, so `sleep` alone decides time. */
export function createGate(dials: Dials, sleep: Sleep): Gate {
  const { takesMs = 0, serialMs = 0, stallMs = 0, stallEvery = STALL_EVERY } = dials
  const opened = new AbortController()
  // Every request that is held listens, and a burst is no leak.
  setMaxListeners(0, opened.signal)
  const rest = (ms: number): Promise<void> =>
    ms === 0 || opened.signal.aborted ? Promise.resolve() : sleep(ms, opened.signal)
  let counted = 0
  let stall: Promise<void> | null = null
  let queue = Promise.resolve()

  const noteForStall = () => {
    if (stallMs === 0 || stall !== null) return
    counted += 1
    if (counted % stallEvery !== 0) return
    stall = rest(stallMs).then(() => {
      stall = null
    })
  }
  // Asked for at each turn of the queue, so that a stall holds those who came before it too.
  const serve = () => Promise.resolve(stall).then(() => rest(serialMs))

  return {
    pass() {
      if (takesMs + serialMs + stallMs === 0 || opened.signal.aborted) return null
      noteForStall()
      if (serialMs > 0) queue = queue.then(serve)
      return Promise.all([queue, rest(takesMs)]).then(() => stall ?? undefined)
    },
    open: () => opened.abort(),
  }
}
