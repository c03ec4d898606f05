import type { CalibrationView } from '../calibration/calibration-record.ts'
import { counted } from '../reports/counted.ts'
import type { ReliabilityPoint } from '../statistics/reliability.ts'
import { type Figure, figureOf, idOf, isSparse } from './figure.ts'
import { reliabilityPanels } from './reliability-panels.ts'
import { column, track } from './track.ts'
import { counting, flowed, share, whole, wrapped } from './wording.ts'

/** Pictures stated probabilities against what came true: on the diagonal is calibrated. */
export function reliabilityFigure(view: CalibrationView): Figure {
  const { points } = view.reliability
  return figureOf({
    id: `reliability-${idOf(view.id)}`,
    title: `Reliability: ${view.title}`,
    says: saysOf(view),
    isSparse: isSparse(view.count),
    tells: points.map(tellOf),
    lines: width => linesOf(view, width),
    panels: (plot, shape) => reliabilityPanels(plot, view, shape),
  })
}

function saysOf({ count, estimate, lower, upper, floor, reliability }: CalibrationView): string {
  if (count === 0) return 'No answers, so that there is nothing to show.'
  const within = reliability.points.filter(isWithin).length
  const noise = floor === null ? '' : `; noise alone would show ${share(floor.mean, 3)}`
  return (
    `${counted(count, 'answer')}: expected calibration error ${share(estimate, 3)}, ` +
    `95% limits ${share(Math.max(0, lower), 3)} and ${share(upper, 3)}${noise}; ` +
    `${within} of ${counted(reliability.points.length, 'point')} within what calibration would give.${isSparse(count) ? ' So few answers tell little.' : ''}`
  )
}

/** Says whether a point is no surprise if what was stated is calibrated. */
export const isWithin = ({ observed, band }: ReliabilityPoint): boolean =>
  band.lower <= observed && observed <= band.upper

const tellOf = ({ stated, count, observed, band }: ReliabilityPoint): string =>
  `Of ${counted(count, 'answer')} that stated ${share(stated)} on average, ${counting(observed)} came ` +
  `true; ${whole(band.lower)} to ${whole(band.upper)} would be no surprise.`

const KEY = [
  '● came true',
  '░ no surprise if calibrated (95%)',
  '│ as stated',
  '< fewer, > more than that',
]
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
    ...flowed(KEY, '  ', width),
  ]
}

const trackOf = ({ stated, outcome, count, band }: ReliabilityPoint, room: number): string =>
  track(room, '·')
    .fill(column(band.lower / count, room), column(band.upper / count, room), '░')
    .set(column(stated, room), '│')
    .set(column(outcome, room), '●')
    .text()
    .trimEnd()
