import type { MeasureProgress } from '../conformance/measuring.ts'
import type { RunEvent } from '../conformance/run.ts'

/** Makes the function that tells where a run is: a bar, the count, what is done now, time left; null where there is nothing new. */
export function progressLine(): (event: RunEvent, elapsedMs: number) => string | null {
  let checks = 0
  let begun = 0
  return (event, elapsedMs) => {
    switch (event.type) {
      case 'started':
        checks = event.checks
        return null
      case 'check-started':
        return line(
          { done: event.done, total: checks, what: event.check },
          `${event.done + 1} of ${checks}`,
          elapsedMs,
        )
      case 'stage-started':
        begun = elapsedMs
        return line({ done: 0, total: event.cost.requests, what: event.stage }, event.stage, 0)
      case 'stage-progress': {
        const { done, total } = event.progress
        return line(event.progress, `${event.stage} ${done} of ${total}`, elapsedMs - begun)
      }
      default:
        return null
    }
  }
}

const WIDTH = 20

/** Gives a bar with a count and the time left; `elapsedMs` is what has passed since the first. */
export const barLine = (done: number, total: number, what: string, elapsedMs: number): string =>
  line({ done, total, what }, `${done} of ${total}`, elapsedMs)

/** Time left stands before what is done now, so that a narrow terminal cuts off the least. */
const line = ({ done, total, what }: MeasureProgress, count: string, elapsedMs: number): string => {
  const filled = total === 0 ? WIDTH : Math.min(WIDTH, Math.floor((WIDTH * done) / total))
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
  return [bar, count, timeLeft(done, total, elapsedMs), what].filter(Boolean).join('  ')
}

// The first few say too little about the rest.
const FEWEST = 5

function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done < FEWEST || done > total) return ''
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000)
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`
}
