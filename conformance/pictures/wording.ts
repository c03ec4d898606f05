import { inMs, whole } from '../wording.ts'

export { whole } from '../wording.ts'

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Writes a whole number in four characters or so: `1.2K`. */
export const compact = (count: number): string => short.format(count)

/** Writes a count that may be a sum of probabilities: whole, or with one digit. */
export function counting(count: number): string {
  // A sum of probabilities is seldom whole to its last digit.
  const tenths = count.toFixed(1)
  return tenths.endsWith('.0') ? whole(count) : tenths
}

/** Writes a probability or share with `digits` digits; a dash where there is none. */
export const share = (value: number | null, digits = 2): string =>
  value === null || !Number.isFinite(value) ? '–' : value.toFixed(digits)

/** Writes a time as verdicts do; a dash where there is none. */
export const milliseconds = (ms: number | null): string =>
  ms === null || !Number.isFinite(ms) ? '–' : inMs(ms)

/** Writes a tick of a time axis: `0.1 ms`, `200 ms`, `2 s`. */
export const tick = (ms: number): string =>
  ms >= 1000 ? `${Number((ms / 1000).toPrecision(3))} s` : `${Number(ms.toPrecision(3))} ms`

/** Cuts a text to `width` columns, with an ellipsis where something is missing. */
export const fitted = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`

/** Breaks a text at blanks into lines of at most `width` columns, and no number from its unit. */
export const wrapped = (text: string, width: number): string[] =>
  flowed(text.split(/ (?!m?s\b)/), ' ', width)

/** Puts items side by side, and in a further line where the width ends. */
export function flowed(items: readonly string[], between: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const item of items) {
    if (line !== '' && line.length + between.length + item.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? fitted(item, width) : line + between + item
  }
  return [...lines, line]
}
