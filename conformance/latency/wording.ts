const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Writes a time for a person: whole milliseconds from 10 up, tenths below; null is no answer. */
export const inMs = (ms: number | null): string => (ms === null ? 'no answer' : `${figure(ms)} ms`)

const figure = (ms: number): string =>
  Math.abs(ms) < 0.05 ? '0' : (Math.abs(ms) < 10 ? tenths : whole).format(ms)

/** Names a quantile: the median, or the 95th percentile. */
export const quantileName = (quantile: number): string =>
  quantile === 0.5 ? 'median' : `${Math.round(quantile * 100)}th percentile`
