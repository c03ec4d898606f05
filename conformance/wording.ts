const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Writes a number as a whole one, with commas between thousands. */
export const whole = (value: number): string => grouped.format(value)

/** Writes a time for a person: whole milliseconds from 10 up, tenths below; null is no answer. */
export const inMs = (ms: number | null): string =>
  ms === null ? 'no answer' : `${milliseconds(ms)} ms`

const milliseconds = (ms: number): string => {
  if (Math.abs(ms) < 0.05) return '0'
  return Math.abs(ms) < 10 ? tenths.format(ms) : whole(ms)
}

/** Writes an error, a gap or a limit of one with three digits; what rounds to nothing has no sign. */
export const figure = (value: number): string => value.toFixed(3).replace(/^-(?=0\.000$)/, '')

/** Writes a share or a probability with three digits: from 0 to 1, whatever a limit by formula may say. */
export const share = (value: number): string => figure(Math.min(1, Math.max(0, value)))

/** Writes a threshold or a limit as it was set: 0.9, 0.875. */
export const setting = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Writes a share in per cent. */
export const percent = (value: number): string => `${Number((100 * value).toFixed(1))}%`

/** Writes a ratio with one digit. */
export const timesWords = (value: number): string => value.toFixed(1)

/** Writes a phrase as a sentence: a capital first, unless it begins with an address, and a stop at its end. */
export const sentence = (text: string): string => {
  const begun = capital(text)
  return /[.!?:]$/.test(begun) || begun === '' ? begun : `${begun}.`
}

/** Writes a phrase with a capital first, unless it begins with an address. */
export const capital = (text: string): string =>
  text.replace(/^(?!https?:)\p{Ll}/u, first => first.toUpperCase())

/** A name longer than this is no name to read; a model's is seldom half as long. */
const LONGEST_NAME = 120

/** Writes a name a server gave itself: whole, or where it would bury what stands around it its start and length. */
export function shortName(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST_NAME) return name
  const start = characters.slice(0, LONGEST_NAME).join('')
  return `${start}… (${characters.length.toLocaleString('en')} characters)`
}
