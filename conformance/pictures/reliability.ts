import type * as Plot from '@observablehq/plot'
import type { CalibrationView } from '../calibration/calibration-record.ts'
import { counted } from '../reports/counted.ts'
import { binOf } from '../statistics/binning.ts'
import type { Step } from '../statistics/isotonic.ts'
import type { ReliabilityPoint } from '../statistics/reliability.ts'
import { type Figure, figureOf, idOf, type Panel, type Shape } from './figure.ts'
import { BAND, LIMIT, LOOKS } from './ink.ts'
import { type KeyItem, keyPanel } from './key.ts'
import { column, track } from './track.ts'
import { counting, share, whole, wrapped } from './wording.ts'

/** Pictures stated probabilities against what came true: on the diagonal is calibrated. */
export function reliabilityFigure(view: CalibrationView): Figure {
  const { points } = view.reliability
  return figureOf({
    id: `reliability-${idOf(view.id)}`,
    title: `Reliability: ${view.title}`,
    says: saysOf(view),
    tells: points.map(tellOf),
    lines: width => linesOf(view, width),
    panels: (plot, shape) => panelsOf(plot, view, shape),
  })
}

function saysOf({ count, estimate, lower, upper, floor, reliability }: CalibrationView): string {
  if (count === 0) return 'No answers, so that there is nothing to show.'
  const within = reliability.points.filter(isWithin).length
  const noise = floor === null ? '' : `; noise alone would show ${share(floor.mean, 3)}`
  return (
    `${counted(count, 'answer')}: expected calibration error ${share(estimate, 3)}, ` +
    `95% limits ${share(Math.max(0, lower), 3)} and ${share(upper, 3)}${noise}; ` +
    `${within} of ${counted(reliability.points.length, 'point')} within what calibration would give.`
  )
}

const isWithin = ({ observed, band }: ReliabilityPoint): boolean =>
  band.lower <= observed && observed <= band.upper

const tellOf = ({ stated, count, observed, band }: ReliabilityPoint): string =>
  `Of ${counted(count, 'answer')} that stated ${share(stated)} on average, ${counting(observed)} came ` +
  `true; ${whole(band.lower)} to ${whole(band.upper)} would be no surprise.`

const HEAD = 'stated    n   true     no surprise  '

function linesOf({ stated, reliability }: CalibrationView, width: number): string[] {
  const { points } = reliability
  if (points.length === 0) return ['no answers']
  const room = width - HEAD.length - 1
  const ends = `0${' '.repeat(room - 2)}1`
  const rows = points.map(point => {
    const { count, observed, band } = point
    const numbers = [
      share(point.stated).padStart(6),
      whole(count).padStart(5),
      counting(observed).padStart(7),
      `${whole(band.lower)} to ${whole(band.upper)}`.padStart(14),
    ].join('')
    const off = observed < band.lower ? '<' : observed > band.upper ? '>' : ' '
    return `${numbers}  ${off} ${trackOf(point, room)}`
  })
  return [
    ...wrapped(`across: share that came true; down: ${stated}`, width),
    HEAD + ends,
    ...rows,
    ...wrapped(
      '● came true  ░ no surprise if calibrated (95%)  │ as stated  < fewer, > more than that',
      width,
    ),
  ]
}

const trackOf = ({ stated, outcome, count, band }: ReliabilityPoint, room: number): string =>
  track(room, '·')
    .fill(column(band.lower / count, room), column(band.upper / count, room), '░')
    .set(column(stated, room), '│')
    .set(column(outcome, room), '●')
    .text()
    .trimEnd()

function panelsOf(plot: typeof Plot, view: CalibrationView, shape: Shape): Panel[] {
  const { points, line } = view.reliability
  const isWide = shape === 'wide'
  const axis = { domain: [0, 1], ticks: isWide ? 10 : 5, tickFormat: '.1f' } as const
  const rows = points.map(point => ({
    ...point,
    low: point.band.lower / point.count,
    high: point.band.upper / point.count,
    at: (binOf(point.stated, 10) + 0.5) / 10,
  }))
  const place = { x: 'stated', y: 'outcome' }
  const chart: Plot.PlotOptions = {
    marginTop: 46,
    marginRight: 14,
    marginBottom: 44,
    marginLeft: 44,
    x: { ...axis, label: view.stated, labelAnchor: 'center', labelArrow: 'none' },
    y: { ...axis, label: 'share that came true', labelArrow: 'none' },
    marks: [
      plot.gridX({ strokeOpacity: 0.12 }),
      plot.gridY({ strokeOpacity: 0.12 }),
      plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { strokeDasharray: '4 4', strokeOpacity: 0.6 },
      ),
      plot.ruleX(rows, {
        x: 'stated',
        y1: 'low',
        y2: 'high',
        stroke: BAND,
        strokeWidth: 12,
        strokeOpacity: 0.35,
      }),
      plot.line(line.flatMap(cornersOf), {
        stroke: LOOKS[2].colour,
        strokeWidth: 2,
        curve: 'step',
      }),
      plot.dot(rows.filter(isWithin), { ...place, fill: LOOKS[0].colour, r: 5 }),
      plot.dot(
        rows.filter(row => !isWithin(row)),
        { ...place, fill: LIMIT, symbol: 'diamond', r: 7 },
      ),
      plot.text(rows, { x: 'at', text: row => whole(row.count), frameAnchor: 'top', dy: -14 }),
      plot.text(['answers per point'], { frameAnchor: 'top-right', dy: -30 }),
    ],
  }
  const key = keyPanel(plot, isWide ? 720 : 340, [
    { label: 'what came true', draws: 'dot', colour: LOOKS[0].colour },
    ...(rows.every(isWithin) ? [] : [outside]),
    { label: 'no surprise if calibrated (95%)', draws: 'band', colour: BAND },
    { label: 'isotonic line', draws: 'line', colour: LOOKS[2].colour },
    { label: 'as stated', draws: 'line', colour: 'currentColor', dash: '4 4' },
  ])
  return [{ height: isWide ? 520 : 340, options: chart }, key]
}

const outside: KeyItem = {
  label: 'outside the band',
  draws: 'dot',
  colour: LIMIT,
  symbol: 'diamond',
}

const cornersOf = ({ from, to, outcome }: Step): [number, number][] => [
  [from, outcome],
  [to, outcome],
]
