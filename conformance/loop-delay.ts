import { monitorEventLoopDelay } from 'node:perf_hooks'

const nanosecondsPerMs = 1e6

/**
 * Watches how late timers of this process are from now on; `stop` gives the 99th percentile in ms.
 *
 * A timer of 1 ms is measured, so that an idle process shows between 1 and 2 ms.
 */
export const watchLoop = (): { stop(): number } => {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  return {
    stop() {
      delays.disable()
      return delays.count === 0 ? 0 : delays.percentile(99) / nanosecondsPerMs
    },
  }
}
