import { type Path, refusal } from '../problem.ts'
import type { Range } from '../script.ts'

/** A range as people write it: `2`, `"1..2"`, `"3.."`, `{from: 1, to: 2}`. */
export type RangeSource = number | string | { readonly from?: number; readonly to?: number }

/** Writes a range out; refuses one that ends before it starts. */
export function rangeOf(source: RangeSource, path: Path): Range {
  const range = spanOf(source)
  if (range.to !== null && range.to < range.from) {
    throw refusal(path, 'a range that ends no earlier than it starts', JSON.stringify(source))
  }
  return range
}

function spanOf(source: RangeSource): Range {
  if (typeof source === 'number') return { from: source, to: source }
  if (typeof source === 'object') return { from: source.from ?? 1, to: source.to ?? null }
  const [from = '', to = ''] = source.split('..')
  return { from: from === '' ? 1 : Number(from), to: to === '' ? null : Number(to) }
}
