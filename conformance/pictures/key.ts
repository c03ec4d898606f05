import type * as Plot from '@observablehq/plot'
import type { Panel } from './figure.ts'

/** What a mark of a picture stands for. */
export type KeyItem = {
  readonly label: string
  readonly draws: 'dot' | 'line' | 'marked' | 'band' | 'bar' | 'outline' | 'cross'
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
  return {
    height: rows * ROW + 14,
    width: room,
    options: {
      marginTop: 17,
      marginBottom: 11,
      marginLeft: 10,
      marginRight: 10,
      axis: null,
      x: { type: 'linear', domain: [0, room - 20] },
      y: { type: 'linear', domain: [Math.max(1, rows - 1), 0] },
      color: { type: 'identity' },
      marks: [
        ...placed.flatMap(item => sampleOf(plot, item)),
        plot.text(placed, { x: 'to', y: 'row', text: 'label', dx: 6, textAnchor: 'start' }),
      ],
    },
  }
}

function sampleOf(plot: typeof Plot, item: PlacedItem): Plot.Markish[] {
  const { draws, dash = 'none', symbol = 'circle' } = item
  const across = { x1: 'from', x2: 'to', stroke: 'colour' }
  const box = { ...across, y1: 'row', y2: 'row', insetTop: -6, insetBottom: -6 }
  const line = () =>
    plot.ruleY([item], { ...across, y: 'row', strokeWidth: 2, strokeDasharray: dash })
  const dot = () => plot.dot([item], { x: 'middle', y: 'row', fill: 'colour', r: 5, symbol })
  const marks: Readonly<Record<KeyItem['draws'], () => Plot.Markish[]>> = {
    dot: () => [dot()],
    line: () => [line()],
    marked: () => [line(), dot()],
    bar: () => [plot.rect([item], { ...box, fill: 'colour' })],
    band: () => [plot.rect([item], { ...box, fill: 'colour', fillOpacity: 0.35 })],
    outline: () => [plot.rect([item], { ...box, fill: 'none', strokeWidth: 1.5 })],
    cross: () => [
      plot.dot([item], { x: 'middle', y: 'row', stroke: 'colour', symbol: 'times', r: 4 }),
    ],
  }
  return marks[draws]()
}

type PlacedItem = KeyItem & {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly middle: number
}

function placedIn(items: readonly KeyItem[], room: number): PlacedItem[] {
  let [at, row] = [0, 0]
  return items.map(item => {
    const width = SWATCH + 6 + item.label.length * LETTER
    if (at > 0 && at + width > room) [at, row] = [0, row + 1]
    const from = at
    const to = from + SWATCH
    at += width + GAP
    return { ...item, row, from, to, middle: (from + to) / 2 }
  })
}
