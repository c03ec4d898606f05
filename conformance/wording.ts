const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Writes a number as a whole one, with commas between thousands. */
export const whole = (value: number): string => grouped.format(value)

/** Writes a time for a person: whole milliseconds from 10 up, tenths below; null is no answer. */
export const inMs = (ms: number | null): string => (ms === null ? 'no answer' : `${figure(ms)} ms`)

const figure = (ms: number): string => {
  if (Math.abs(ms) < 0.05) return '0'
  return Math.abs(ms) < 10 ? tenths.format(ms) : whole(ms)
}
