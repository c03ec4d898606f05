import type * as Plot from '@observablehq/plot'
import type { CalibrationView } from '../calibration/calibration-record.ts'
import { binOf } from '../statistics/binning.ts'
import type { Step } from '../statistics/isotonic.ts'
import type { ReliabilityPoint } from '../statistics/reliability.ts'
import { across, GRID, MARGINS, probabilities, ROOM, upwards } from './axis.ts'
import type { Panel, Shape } from './figure.ts'
import { BAND, LIMIT, LOOKS } from './ink.ts'
import { type KeyItem, keyPanel } from './key.ts'
import { isWithin } from './reliability.ts'
import { compact, fitted, whole } from './wording.ts'

/** Gives the panels of the reliability diagram: points, bands, isotonic line, and how many answers each is of. */
export function reliabilityPanels(plot: typeof Plot, view: CalibrationView, shape: Shape): Panel[] {
  const { points, line } = view.reliability
  if (points.length === 0) return []
  const options: Plot.PlotOptions = {
    ...MARGINS,
    marginLeft: 44,
    marginRight: 14,
    x: { ...probabilities(shape), ...across(fitted(view.stated, 44)) },
    y: { ...probabilities(shape), ...upwards('share that came true') },
    marks: [
      plot.gridX(GRID),
      plot.gridY(GRID),
      plot.line(DIAGONAL, { strokeDasharray: '4 4', strokeOpacity: 0.6 }),
      bandsOf(plot, points),
      plot.line(line.flatMap(cornersOf), { stroke: ISOTONIC, strokeWidth: 2, curve: 'step' }),
      plot.dot(points.filter(isWithin), { ...PLACE, fill: INSIDE, r: 5 }),
      plot.dot(
        points.filter(point => !isWithin(point)),
        { ...PLACE, fill: LIMIT, symbol: 'diamond', r: 7 },
      ),
      plot.text(points, {
        x: ({ stated }) => (binOf(stated, 10) + 0.5) / 10,
        text: ({ count }) => (shape === 'wide' ? whole(count) : compact(count)),
        frameAnchor: 'top',
        dy: -14,
      }),
      plot.text(['answers per point'], { frameAnchor: 'top-right', dy: -30 }),
    ],
  }
  return [
    { height: shape === 'wide' ? 520 : 340, options },
    keyPanel(plot, ROOM[shape], itemsOf(points)),
  ]
}

const PLACE = { x: 'stated', y: 'outcome' } as const
const DIAGONAL = [
  [0, 0],
  [1, 1],
] as const
const INSIDE = LOOKS[0].colour
const ISOTONIC = LOOKS[2].colour

const bandsOf = (plot: typeof Plot, points: readonly ReliabilityPoint[]): Plot.Markish =>
  plot.rect(points, {
    x1: 'stated',
    x2: 'stated',
    y1: ({ band, count }) => band.lower / count,
    y2: ({ band, count }) => band.upper / count,
    insetLeft: -6,
    insetRight: -6,
    fill: BAND,
    fillOpacity: 0.35,
    stroke: BAND,
  })

const cornersOf = ({ from, to, outcome }: Step): [number, number][] => [
  [from, outcome],
  [to, outcome],
]

const itemsOf = (points: readonly ReliabilityPoint[]): KeyItem[] => [
  { label: 'what came true', draws: 'dot', colour: INSIDE },
  ...(points.every(isWithin)
    ? []
    : [{ label: 'outside the band', draws: 'dot', colour: LIMIT, symbol: 'diamond' } as const]),
  { label: 'no surprise if calibrated (95%)', draws: 'band', colour: BAND },
  { label: 'isotonic line', draws: 'line', colour: ISOTONIC },
  { label: 'as stated', draws: 'line', colour: 'currentColor', dash: '4 4' },
]
