import type * as Plot from '@observablehq/plot'
import type { CalibrationView } from '../calibration/calibration-record.ts'
import type { RiskPoint } from '../statistics/risk-coverage.ts'
import { across, GRID, MARGINS, probabilities, ROOM, upwards } from './axis.ts'
import { type Figure, figureOf, idOf, isSparse, type Panel, type Shape } from './figure.ts'
import { LOOKS } from './ink.ts'
import { keyPanel } from './key.ts'
import { bar } from './track.ts'
import { share, wrapped } from './wording.ts'

/** Pictures how many answers are wrong when only the most confident ones are kept. */
export function riskFigure(view: CalibrationView): Figure {
  const points = view.risk.filter(({ risk }) => Number.isFinite(risk))
  const steps = atCoverages(points)
  return figureOf({
    id: `risk-${idOf(view.id)}`,
    title: `Wrong answers among those kept: ${view.title}`,
    says: saysOf(points),
    isSparse: isSparse(view.count),
    tells: steps.map(tellOf),
    lines: width => linesOf(steps, width),
    panels: (plot, shape) => panelsOf(plot, points, shape),
  })
}

const percent = (value: number): string =>
  `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)}%`

function saysOf(points: readonly RiskPoint[]): string {
  const all = points.at(-1)
  const half = points.find(({ coverage }) => coverage >= 0.5)
  if (all === undefined || half === undefined)
    return 'No answers, so that there is nothing to show.'
  return (
    `Of all answers ${percent(all.risk)} are wrong; of the most confident ${percent(half.coverage)}, ` +
    `from ${share(half.threshold)} up, ${percent(half.risk)} are.`
  )
}

const tellOf = ({ coverage, risk, threshold }: RiskPoint): string =>
  `Kept from ${share(threshold)} up: ${percent(coverage)} of answers, ${percent(risk)} of them wrong.`

/** Gives the first point at or past each tenth of the answers. */
function atCoverages(points: readonly RiskPoint[]): RiskPoint[] {
  const found = Array.from({ length: 10 }, (_, tenth) =>
    points.find(({ coverage }) => coverage * 10 >= tenth + 1 - 1e-9),
  )
  return [...new Set(found)].filter(point => point !== undefined)
}

function linesOf(steps: readonly RiskPoint[], width: number): string[] {
  if (steps.length === 0) return ['no answers']
  const most = Math.max(...steps.map(({ risk }) => risk), 0.01)
  const head = 'kept from   kept   wrong  '
  const rows = steps.map(({ threshold, coverage, risk }) => {
    const numbers = [
      share(threshold).padStart(9),
      percent(coverage).padStart(7),
      percent(risk).padStart(8),
    ].join('')
    return `${numbers}  ${bar(risk / most, width - head.length)}`.trimEnd()
  })
  return [
    ...wrapped('wrong answers among those kept, from the most confident to all', width),
    head.trimEnd(),
    ...rows,
  ]
}

// More than a line of 700 px can show.
const MOST = 300

/** Leaves out points of a long curve evenly, and never its ends. */
const thinned = (points: readonly RiskPoint[]): readonly RiskPoint[] => {
  const step = Math.max(1, points.length / MOST)
  return points.filter(
    (_, at) => at === points.length - 1 || Math.floor(at / step) !== Math.floor((at - 1) / step),
  )
}

function panelsOf(plot: typeof Plot, points: readonly RiskPoint[], shape: Shape): Panel[] {
  if (points.length === 0) return []
  const isWide = shape === 'wide'
  const steps = atCoverages(points)
  const top = Math.min(1, Math.max(0.05, ...points.map(({ risk }) => risk)) * 1.1)
  const options: Plot.PlotOptions = {
    ...MARGINS,
    x: { ...probabilities(shape), tickFormat: '.0%', ...across('answers kept, the surest first') },
    y: {
      domain: [0, top],
      ticks: 5,
      tickFormat: top < 0.1 ? '.1%' : '.0%',
      ...upwards('wrong among those kept'),
    },
    marks: [
      plot.gridX(GRID),
      plot.gridY({ ...GRID, ticks: 5 }),
      plot.ruleY(points.slice(-1), { y: 'risk', strokeDasharray: '4 4', strokeOpacity: 0.7 }),
      plot.line(thinned(points), { ...PLACE, stroke: BLUE, strokeWidth: 2 }),
      plot.dot(steps, { ...PLACE, fill: BLUE, r: 4 }),
      ...(isWide ? [plot.text(steps, { ...PLACE, text: thresholdOf, dy: -12, dx: -8 })] : []),
    ],
  }
  const key = keyPanel(plot, ROOM[shape], [
    { label: isWide ? 'wrong; number: kept from' : 'wrong', draws: 'marked', colour: BLUE },
    { label: 'if confidence told nothing', draws: 'line', colour: 'currentColor', dash: '4 4' },
  ])
  return [{ height: isWide ? 340 : 260, options }, key]
}

const PLACE = { x: 'coverage', y: 'risk' } as const
const BLUE = LOOKS[0].colour
const thresholdOf = ({ threshold }: RiskPoint): string => share(threshold)
