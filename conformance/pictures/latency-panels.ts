import type * as Plot from '@observablehq/plot'
import { GRID, ROOM } from './axis.ts'
import type { Panel, Shape } from './figure.ts'
import { INK, LIMIT, LOOKS } from './ink.ts'
import { keyPanel } from './key.ts'
import type { LatencyRow, LatencyView } from './latency.ts'
import { countsOn, timeAt } from './time-scale.ts'
import { fitted, tick, whole, wrapped } from './wording.ts'

// What one bar stands for is bounded, so that 10,000 samples draw as large as 100.
const BINS = { wide: 120, narrow: 70 } as const
// Of a row, in px: one unit of its axis, what lies below its base line, its bars and the first line of its title.
const UNIT = 22
const BELOW = 0.45
const ABOVE = 2.1
const LINE = 17

/** Gives the panels of the picture of times: a histogram for each cell and arm, failures in a column. */
export function latencyPanels(plot: typeof Plot, view: LatencyView, shape: Shape): Panel[] {
  const { rows, scale } = view
  if (rows.length === 0) return []
  const ticks = thinned(scale.ticks, shape === 'wide' ? 12 : 5)
  const titles = rows.map(row => titleOf(row, shape))
  const more = Math.max(...titles.map(title => title.split('\n').length - 1)) * LINE
  const bars = rows.flatMap(row => barsOf(view, row, BINS[shape]))
  const options: Plot.PlotOptions = {
    marginTop: 34,
    marginBottom: 40,
    marginLeft: 24,
    marginRight: 66,
    x: { type: 'log', domain: [...scale.domain], clamp: true },
    y: { domain: [-BELOW, ABOVE + more / UNIT], axis: null },
    fy: { domain: rows.map(({ key }) => key), axis: null, padding: 0 },
    marks: [
      plot.axisX(ticks, { text: tick, label: null }),
      plot.gridX(ticks, GRID),
      plot.rect(bars, { fy: 'key', x1: 'from', x2: 'to', y1: 0, y2: 'height', fill: BLUE }),
      plot.ruleY([0], { strokeOpacity: 0.4 }),
      ...limitMarks(plot, view),
      ...quantileMarks(plot, rows),
      ...labelMarks(plot, rows, shape),
    ],
  }
  const height = Math.ceil(74 + rows.length * ((BELOW + ABOVE) * UNIT + more))
  const key = keyPanel(plot, ROOM[shape], [
    { label: 'how many took so long', draws: 'bar', colour: BLUE },
    { label: 'median', draws: 'dot', colour: INK, symbol: SYMBOLS[0] },
    { label: 'p95', draws: 'dot', colour: INK, symbol: SYMBOLS[1] },
    { label: 'p99', draws: 'dot', colour: INK, symbol: SYMBOLS[2] },
  ])
  return [{ height, options }, key]
}

/** Leaves out ticks evenly until there are `most` at most. */
const thinned = (ticks: readonly number[], most: number): number[] =>
  ticks.filter((_, at) => at % Math.ceil(ticks.length / most) === 0)

const BLUE = LOOKS[0].colour
const SYMBOLS = ['circle', 'triangle', 'diamond'] as const

/** Gives the quantiles of each row, below its bars; one that falls on a failure lies nowhere. */
function quantileMarks(plot: typeof Plot, rows: readonly LatencyRow[]): Plot.Markish[] {
  const all = rows.flatMap(({ key, marks }) => marks.map(mark => ({ ...mark, key })))
  return (['p50', 'p95', 'p99'] as const).map((quantile, index) =>
    plot.dot(
      all.filter(mark => mark.quantile === quantile),
      { fy: 'key', x: 'ms', y: -0.25, fill: INK, r: 4, symbol: SYMBOLS[index] ?? 'circle' },
    ),
  )
}

/** Gives what stands above each row, and the column of failures, which lie on no axis of times. */
function labelMarks(plot: typeof Plot, rows: readonly LatencyRow[], shape: Shape): Plot.Markish[] {
  const column = { textAnchor: 'end', dx: 58 } as const
  return [
    plot.text(rows, {
      fy: 'key',
      frameAnchor: 'top-left',
      dy: 8,
      text: row => titleOf(row, shape),
    }),
    plot.text(rows, {
      fy: 'key',
      frameAnchor: 'bottom-right',
      ...column,
      dy: -10,
      text: failuresOf,
    }),
    plot.text(['failed'], { facet: 'super', frameAnchor: 'top-right', ...column, dy: -20 }),
  ]
}

/** Gives the title of a row with how many were timed, in two lines where one is too short for it. */
const titleOf = ({ title, times, failures }: LatencyRow, shape: Shape): string =>
  wrapped(fitted(`${title} (${whole(times.length + failures)})`, 84), shape === 'wide' ? 90 : 46)
    .slice(0, 2)
    .join('\n')

const failuresOf = ({ failures }: LatencyRow): string =>
  failures === 0 ? '0' : `✕ ${whole(failures)}`

function limitMarks(plot: typeof Plot, { limits, rows }: LatencyView): Plot.Markish[] {
  const { medianMs, tailMs } = limits
  // Faceted by the first row, so that the labels stand above it alone.
  const label = (ms: number, text: string, textAnchor: 'start' | 'end'): Plot.Markish =>
    plot.text(rows.slice(0, 1), {
      fy: 'key',
      x: () => ms,
      frameAnchor: 'top',
      text: () => text,
      textAnchor,
      dy: -20,
      dx: textAnchor === 'end' ? 3 : -3,
    })
  // No higher than the bars, so that it crosses no title.
  const line = { y1: -BELOW, y2: 1.1, stroke: LIMIT, strokeWidth: 1.5 }
  return [
    plot.ruleX([medianMs], { ...line, strokeDasharray: '4 3' }),
    plot.ruleX([tailMs], line),
    label(medianMs, `median ${tick(medianMs)}`, 'end'),
    label(tailMs, `tail ${tick(tailMs)}`, 'start'),
  ]
}

/** Gives a bar for each step of the axis that has a time in it, the highest of a row at 1. */
function barsOf({ scale }: LatencyView, { key, times }: LatencyRow, bins: number) {
  const counts = countsOn(scale, times, bins)
  const most = Math.max(...counts, 1)
  return counts.flatMap((count, at) =>
    count === 0
      ? []
      : [
          {
            key,
            from: timeAt(scale, at / bins),
            to: timeAt(scale, (at + 1) / bins),
            height: Math.max(0.1, count / most),
          },
        ],
  )
}
