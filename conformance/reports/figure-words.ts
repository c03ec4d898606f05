import type { Judged } from '../judged.ts'

/** Writes a value of a verdict with its unit: a share to thousandths, times in whole ms. */
export function valueWords(value: number, unit: Judged['unit']): string {
  // A share, and the limits of one, lie from 0 to 1, whatever an interval by formula may say.
  if (unit === 'share')
    return (
      Math.min(1, Math.max(0, value))
        .toFixed(3)
        .replace(/\.?0+$/, '') || '0'
    )
  if (unit === 'ms') return `${grouped(Math.round(value))} ms`
  if (unit === 'count') return grouped(value)
  return ratioWords(value)
}

/** Writes a ratio: below 1 to thousandths, above to hundredths, and what no reader counts as more than a million. */
function ratioWords(value: number): string {
  if (value > 1e6) return 'over 1,000,000'
  if (value >= 1000) return grouped(Math.round(value))
  return String(Number(value.toFixed(Math.abs(value) < 1 ? 3 : 2)))
}

/** Writes a whole number with its thousands apart. */
export const grouped = (value: number): string => value.toLocaleString('en')

/** Writes the estimate of a verdict with its limits, count and threshold in words, or null where it has none. */
export function estimateWords(judged: Judged): string | null {
  const { estimate, lower, upper, count, threshold, unit } = judged
  const of = (value: number) => valueWords(value, unit)
  // A limit at the end of what is possible says nothing.
  const limits = [
    ...(lower === null || (unit !== 'ratio' && lower <= 0) ? [] : [`at least ${of(lower)}`]),
    ...(upper === null || (unit === 'share' && upper >= 1) ? [] : [`at most ${of(upper)}`]),
  ].join(' and ')
  const parts = [
    ...(estimate === null ? [] : [`estimate ${of(estimate)}`]),
    ...(limits === '' ? [] : [`95% sure: ${limits}`]),
    ...(count === 0 ? [] : [`n = ${grouped(count)}`]),
    ...(threshold === null ? [] : [`threshold ${of(threshold)}`]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

/**
 * Draws estimate, 95% limits and threshold as one line of text, or gives null where there is no estimate:
 *
 * `0.85 ·····├──●──┤··┃····· 1`
 *
 * An estimate that falls on the threshold is drawn as `◉`.
 */
export function intervalLine(judged: Judged, width = 40): string | null {
  const { estimate, threshold, unit } = judged
  if (estimate === null) return null
  const lower = judged.lower ?? estimate
  const upper = judged.upper ?? estimate
  const held = [estimate, lower, upper, ...(threshold === null ? [] : [threshold])]
  const [from, to] = boundsOf(held, unit)
  const cell = (value: number) =>
    to === from ? 0 : Math.round(((value - from) / (to - from)) * (width - 1))
  const cells: string[] = Array.from({ length: width }, (_, at) =>
    at > cell(lower) && at < cell(upper) ? '─' : '·',
  )
  if (judged.lower !== null) cells[cell(lower)] = '├'
  if (judged.upper !== null) cells[cell(upper)] = '┤'
  if (threshold !== null) cells[cell(threshold)] = '┃'
  const isAtThreshold = threshold !== null && cell(threshold) === cell(estimate)
  cells[cell(estimate)] = isAtThreshold ? '◉' : '●'
  return `${valueWords(from, unit)} ${cells.join('')} ${valueWords(to, unit)}`
}

/** Gives the ends of the axis: round numbers around what is drawn; a share stays within 0 and 1. */
function boundsOf(values: readonly number[], unit: Judged['unit']): [from: number, to: number] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const spread = most - least || Math.abs(most) || 1
  const step = 10 ** Math.floor(Math.log10(spread))
  const from = Math.floor((least - spread * 0.1) / step) * step
  const to = Math.ceil((most + spread * 0.1) / step) * step
  const top = unit === 'share' ? Math.min(to, 1) : to
  return [unit === 'ratio' && least < 0 ? from : Math.max(from, 0), Math.max(top, most)]
}
