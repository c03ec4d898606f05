import type * as Plot from '@observablehq/plot'
import type { Panel } from './figure.ts'

/** What a mark of a picture stands for. */
export type KeyItem = {
  readonly label: string
  readonly draws: 'dot' | 'line' | 'marked' | 'band' | 'bar' | 'outline' | 'cross' | 'none'
  readonly colour: string
  readonly dash?: string
  readonly symbol?: Plot.SymbolType | undefined
}

const SWATCH = 30
const GAP = 18
const ROW = 22
// The mean width of a letter at 13 px, on the generous side.
const LETTER = 7

/** Gives the panel that tells marks apart: a row of samples with their names, broken where the room ends. */
export function keyPanel(plot: typeof Plot, room: number, items: readonly KeyItem[]): Panel {
  const placed = placedIn(items, room - 20)
  const rows = (placed.at(-1)?.row ?? 0) + 1
  const of = (...kinds: KeyItem['draws'][]) => placed.filter(({ draws }) => kinds.includes(draws))
  const swatch = { x1: 'from', x2: 'to', y: 'row', stroke: 'colour' }
  return {
    height: rows * ROW + 8,
    width: room,
    options: {
      marginTop: 11,
      marginBottom: 11,
      marginLeft: 10,
      marginRight: 10,
      axis: null,
      x: { type: 'linear', domain: [0, room - 20] },
      y: { type: 'linear', domain: [Math.max(1, rows - 1), 0] },
      color: { type: 'identity' },
      marks: [
        plot.ruleY(of('bar'), { ...swatch, strokeWidth: 12 }),
        plot.ruleY(of('band'), { ...swatch, strokeWidth: 12, strokeOpacity: 0.35 }),
        plot.rect(of('outline'), {
          x1: 'from',
          x2: 'to',
          y1: 'row',
          y2: 'row',
          inset: -5,
          fill: 'none',
          stroke: 'colour',
          strokeWidth: 1.5,
        }),
        plot.dot(of('cross'), { x: 'middle', y: 'row', stroke: 'colour', symbol: 'times', r: 4 }),
        ...of('line', 'marked').map(item =>
          plot.ruleY([item], { ...swatch, strokeWidth: 2, strokeDasharray: item.dash ?? 'none' }),
        ),
        ...of('dot', 'marked').map(item =>
          plot.dot([item], {
            x: 'middle',
            y: 'row',
            fill: 'colour',
            r: 5,
            symbol: item.symbol ?? 'circle',
          }),
        ),
        plot.text(placed, { x: 'to', y: 'row', text: 'label', dx: 6, textAnchor: 'start' }),
      ],
    },
  }
}

function placedIn(items: readonly KeyItem[], room: number) {
  let [at, row] = [0, 0]
  return items.map(item => {
    const width = SWATCH + 6 + item.label.length * LETTER
    if (at > 0 && at + width > room) [at, row] = [0, row + 1]
    const from = at
    const to = from + (item.draws === 'none' ? 0 : SWATCH)
    at += width + GAP
    return { ...item, row, from, to, middle: (from + to) / 2 }
  })
}
