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

/** A name longer than this is no name to read; a model's is seldom half as long. */
const LONGEST_NAME = 120

/** Writes a name a server gave itself: whole, or where it would bury what stands around it its start and length. */
export function shortName(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST_NAME) return name
  const start = characters.slice(0, LONGEST_NAME).join('')
  return `${start}… (${characters.length.toLocaleString('en')} characters)`
}
