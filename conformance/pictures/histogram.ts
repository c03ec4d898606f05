import type * as Plot from '@observablehq/plot'
import type { CalibrationView, StatedBar } from '../calibration/calibration-record.ts'
import { counted } from '../reports/counted.ts'
import { across, GRID, MARGINS, probabilities, ROOM, upwards } from './axis.ts'
import { type Figure, figureOf, idOf, isSparse, type Panel, type Shape } from './figure.ts'
import { LOOKS } from './ink.ts'
import { keyPanel } from './key.ts'
import { bar } from './track.ts'
import { compact, counting, fitted, share, whole, wrapped } from './wording.ts'

/** Pictures how often each probability was stated, and how many of those answers came true. */
export function histogramFigure(view: CalibrationView): Figure {
  const bars = view.histogram
  return figureOf({
    id: `histogram-${idOf(view.id)}`,
    title: `What was stated: ${view.title}`,
    says: saysOf(bars),
    isSparse: isSparse(view.count),
    tells: bars.filter(({ count }) => count > 0).map(tellOf),
    lines: width => linesOf(view, width),
    panels: (plot, shape) => panelsOf(plot, view, shape),
  })
}

const total = (bars: readonly StatedBar[], of: (bar: StatedBar) => number): number =>
  bars.reduce((sum, each) => sum + of(each), 0)

function saysOf(bars: readonly StatedBar[]): string {
  const count = total(bars, each => each.count)
  if (count === 0) return 'No answers, so that there is nothing to show.'
  const right = total(bars, each => each.right)
  const fullest = bars.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    `${counting(right)} of ${counted(count, 'answer')} came true; most often stated was ` +
    `${rangeOf(fullest)}, ${counted(fullest.count, 'time')}.`
  )
}

const rangeOf = ({ from, to }: StatedBar): string => `${edge(from)} to ${edge(to)}`
const edge = (value: number): string => share(value, Number.isInteger(value * 10) ? 1 : 2)

const tellOf = (each: StatedBar): string =>
  `${rangeOf(each)}: ${counted(each.count, 'answer')}, ${counting(each.right)} came true.`

function linesOf({ stated, histogram }: CalibrationView, width: number): string[] {
  if (histogram.length === 0) return ['no answers']
  const most = Math.max(...histogram.map(({ count }) => count), 1)
  const head = 'stated        answers     true  '
  const room = width - head.length
  const rows = histogram.map(each => {
    const numbers = [
      rangeOf(each).padEnd(12),
      whole(each.count).padStart(9),
      counting(each.right).padStart(9),
    ].join('')
    const right = bar(each.right / most, room)
    const all = Math.round((each.count / most) * room)
    return `${numbers}  ${right}${'░'.repeat(Math.max(0, all - right.length))}`.trimEnd()
  })
  return [...wrapped(stated, width), head.trimEnd(), ...rows, '█ came true  ░ did not']
}

function panelsOf(plot: typeof Plot, view: CalibrationView, shape: Shape): Panel[] {
  const bars = view.histogram
  if (view.count === 0) return []
  const most = Math.max(...bars.map(({ count }) => count), 1)
  // Few answers have no fifths.
  const ticks = Math.min(5, most)
  const options: Plot.PlotOptions = {
    ...MARGINS,
    x: { ...probabilities(shape), ...across(fitted(view.stated, 44)) },
    y: { domain: [0, most * 1.12], ticks, tickFormat: ',d', ...upwards('answers') },
    marks: [
      plot.gridY({ ...GRID, ticks }),
      plot.rect(bars, { ...BAR, y1: 0, y2: 'count', fill: 'none', stroke: BLUE, strokeWidth: 1.5 }),
      plot.rect(bars, { ...BAR, y1: 0, y2: 'right', fill: BLUE }),
      plot.text(
        bars.filter(({ count }) => count > 0),
        {
          x: ({ from, to }) => (from + to) / 2,
          y: 'count',
          dy: -8,
          text: ({ count }) => (shape === 'wide' ? whole(count) : compact(count)),
        },
      ),
      plot.ruleY([0], { strokeOpacity: 0.6 }),
    ],
  }
  const key = keyPanel(plot, ROOM[shape], [
    { label: 'came true', draws: 'bar', colour: BLUE },
    { label: 'did not', draws: 'outline', colour: BLUE },
  ])
  return [{ height: shape === 'wide' ? 340 : 260, options }, key]
}

const BAR = { x1: 'from', x2: 'to', insetLeft: 1.5, insetRight: 1.5 } as const
const BLUE = LOOKS[0].colour
