import type { RunEvent } from '../conformance/run.ts'

/** Makes the function that tells where a run is: check, count, time left; null where there is nothing to show. */
export function progressLine(): (event: RunEvent, elapsedMs: number) => string | null {
  let total = 0
  return (event, elapsedMs) => {
    if (event.type === 'started') total = event.checks
    if (event.type !== 'check-started') return null
    const { done, check } = event
    return `${done + 1} of ${total}  ${check}  ${timeLeft(done, total, elapsedMs)}`.trimEnd()
  }
}

// The first few checks say too little about the rest.
const FEWEST = 5

function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done < FEWEST) return ''
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000)
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`
}
