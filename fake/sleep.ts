import { setTimeout } from 'node:timers/promises'

/** Waits `ms`, or until `signal` is aborted; never rejects. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

/** Waits by the clock of this process. */
export const sleep: Sleep = (ms, signal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
