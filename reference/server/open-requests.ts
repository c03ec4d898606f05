/** The requests that came and have no answer yet. */
export type OpenRequests = {
  /** Whether no more are taken. */
  readonly isClosing: boolean
  /** Is aborted when no more are taken: what waits for its turn stops waiting. */
  readonly closing: AbortSignal
  /** Begins one; what it gives ends it, and a second call does nothing. */
  begin(): () => void
  /** Takes no more from now on. */
  close(): void
  /** Resolves when there is none, and after `ms` at the latest. */
  idle(ms: number): Promise<void>
}

/** Makes the book of open requests; `after` calls back after so many ms, unless what it gives is called first. */
export function openRequests(after: (ms: number, call: () => void) => () => void): OpenRequests {
  const open = new Set<object>()
  const waiting = new Set<() => void>()
  const closing = new AbortController()
  return {
    get isClosing() {
      return closing.signal.aborted
    },
    closing: closing.signal,
    begin() {
      const place = {}
      open.add(place)
      return () => {
        if (!open.delete(place) || open.size > 0) return
        for (const resolve of waiting) resolve()
      }
    },
    close: () => closing.abort(),
    idle: ms =>
      new Promise(resolve => {
        if (open.size === 0) return resolve()
        const stop = after(ms, resolve)
        waiting.add(() => {
          stop()
          resolve()
        })
      }),
  }
}
