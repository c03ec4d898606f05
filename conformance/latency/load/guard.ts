import { nearestRank } from '../../statistics/quantile.ts'
import type { MeasureWindow } from '../latency-record.ts'

/** How late timers and requests of this machine may be, in ms, before a stretch says nothing of the server. */
const guardLimits = { loopDelayMs: 20, sendLagMs: 25 }

/** Judges a stretch of measuring by how late this machine was: void above either limit. */
export const windowOf = (
  what: string,
  loopDelayP99Ms: number,
  lags: readonly number[],
): MeasureWindow => {
  const ascending = [...lags].sort((one, other) => one - other)
  const sendLagP99Ms = nearestRank(ascending, 0.99) ?? null
  const isVoid =
    loopDelayP99Ms > guardLimits.loopDelayMs || (sendLagP99Ms ?? 0) > guardLimits.sendLagMs
  return { what, loopDelayP99Ms, sendLagP99Ms, isVoid }
}
