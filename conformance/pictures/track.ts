const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const HEIGHTS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** Gives a bar for a share of `width` columns; something over nothing is never drawn as nothing. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8)
  const shown = share > 0 ? Math.max(1, eighths) : 0
  return '█'.repeat(Math.floor(shown / 8)) + (EIGHTHS[shown % 8] ?? '')
}

/** Gives one column high bars for counts; a count above 0 is never drawn as nothing. */
export function heights(counts: readonly number[]): string[] {
  const most = Math.max(...counts, 1)
  return counts.map(count =>
    count === 0 ? ' ' : (HEIGHTS[Math.max(1, Math.round((count / most) * 8))] ?? ' '),
  )
}

/** Gives the column of `width` columns at which a share from 0 to 1 lies. */
export const column = (share: number, width: number): number =>
  Math.min(width - 1, Math.max(0, Math.round(share * (width - 1))))

/** A row of columns to set characters in; later ones lie on top. */
export type Track = {
  set(column: number, character: string): Track
  fill(from: number, to: number, character: string): Track
  text(): string
}

/** Makes an empty row of `width` columns. */
export function track(width: number, ground = ' '): Track {
  const cells = Array.from({ length: width }, () => ground)
  const self: Track = {
    set(at, character) {
      if (at >= 0 && at < width) cells[at] = character
      return self
    },
    fill(from, to, character) {
      for (let at = from; at <= to; at += 1) self.set(at, character)
      return self
    },
    text: () => cells.join(''),
  }
  return self
}
