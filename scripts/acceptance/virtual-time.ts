import { setImmediate } from 'node:timers/promises'

/** A clock that moves only where everybody waits for it. */
export type VirtualTime = {
  /** In ms. */
  now(): number
  /** Resolves so many ms later, or once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs work to its end, moving the clock to the next one who waits whenever nothing else happens. */
  drive<Value>(work: Promise<Value>): Promise<Value>
}

type Waiting = { readonly atMs: number; wake(): void }

/** Makes a clock at 0. */
export function createVirtualTime(): VirtualTime {
  let now = 0
  // In the order of their time, and of their coming where it is the same.
  const waiting: Waiting[] = []
  const add = (entry: Waiting): void => {
    const at = waiting.findIndex(({ atMs }) => atMs > entry.atMs)
    waiting.splice(at < 0 ? waiting.length : at, 0, entry)
  }
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise(resolve => {
        if (signal?.aborted === true) return resolve()
        const entry = { atMs: now + ms, wake: resolve }
        add(entry)
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(entry)
          if (at >= 0) waiting.splice(at, 1)
          resolve()
        })
      }),
    async drive(work) {
      let isDone = false
      const end = () => {
        isDone = true
      }
      work.then(end, end)
      while (!isDone) {
        // Every promise that can go on has gone on before this resolves.
        await setImmediate()
        const next = isDone ? undefined : waiting.shift()
        if (next === undefined) continue
        now = next.atMs
        next.wake()
      }
      return work
    },
  }
}
