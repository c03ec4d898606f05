import type * as Plot from '@observablehq/plot'
import { across, GRID, MARGINS, ROOM, upwards } from './axis.ts'
import type { Panel, Shape } from './figure.ts'
import { type GrowthPoint, lengthsOf, middleOf, questionsOf } from './growth.ts'
import { INK, type Look, lookOf } from './ink.ts'
import { type KeyItem, keyPanel } from './key.ts'
import { tick, whole } from './wording.ts'

/** Which of the two numbers is on the axis; the other tells lines apart. */
type Axis = {
  readonly x: 'questions' | 'characters'
  readonly by: 'questions' | 'characters'
  readonly label: string
  /** Names a line in the key. */
  name(value: number): string
}

const byQuestions: Axis = {
  x: 'questions',
  by: 'characters',
  label: 'questions in one request',
  name: value => `${whole(value)} characters`,
}
const byCharacters: Axis = {
  x: 'characters',
  by: 'questions',
  label: 'characters of the text',
  name: value => `${whole(value)} ${value === 1 ? 'question' : 'questions'}`,
}

/** Gives the panels of the picture of growth: time against questions, and against characters. */
export function growthPanels(
  plot: typeof Plot,
  points: readonly GrowthPoint[],
  shape: Shape,
): Panel[] {
  if (points.length === 0) return []
  const room = shape === 'wide' ? ROOM.wide / 2 : ROOM.narrow
  const [first, second] = [byQuestions, byCharacters].map(axis => {
    const lines = spread(axis.by === 'characters' ? lengthsOf(points) : questionsOf(points))
    return {
      chart: chartOf(plot, points, axis, lines, room),
      key: keyPanel(plot, room, itemsOf(points, axis, lines)),
    }
  })
  if (first === undefined || second === undefined) return []
  return shape === 'wide'
    ? [first.chart, second.chart, first.key, second.key]
    : [first.chart, first.key, second.chart, second.key]
}

const MOST = 4

/** Gives at most four of the values, the ends among them. */
const spread = (values: readonly number[]): number[] =>
  values.length <= MOST
    ? [...values]
    : Array.from({ length: MOST }, (_, at) =>
        Math.round((at * (values.length - 1)) / (MOST - 1)),
      ).flatMap(at => values[at] ?? [])

function chartOf(
  plot: typeof Plot,
  points: readonly GrowthPoint[],
  { x, by, label }: Axis,
  lines: readonly number[],
  width: number,
): Panel {
  const most = Math.max(...points.map(({ ms }) => ms ?? 0), 1)
  const labels = x === 'questions' ? questionsOf(points) : lengthsOf(points)
  const options: Plot.PlotOptions = {
    ...MARGINS,
    marginRight: 26,
    x: { domain: x === 'questions' ? [1, Math.max(2, ...labels)] : [0, Math.max(1, ...labels)] },
    y: { domain: [0, most * 1.05] },
    marks: [
      plot.axisX(labels, { text: whole, ...across(label) }),
      plot.axisY({ ticks: 5, tickFormat: tick, ...upwards('time') }),
      plot.gridX(labels, GRID),
      plot.gridY({ ...GRID, ticks: 5 }),
      ...lines.flatMap((line, index) =>
        lineOf(
          plot,
          points.filter(each => each[by] === line),
          x,
          lookOf(index),
        ),
      ),
    ],
  }
  return { height: 300, width, options }
}

function lineOf(
  plot: typeof Plot,
  points: readonly GrowthPoint[],
  x: Axis['x'],
  { colour, symbol, dash }: Look,
): Plot.Markish[] {
  const along = [...new Set(points.map(each => each[x]))].sort((one, other) => one - other)
  const middles = along.flatMap(at => {
    const ms = middleOf(points.filter(each => each[x] === at))
    return ms === null ? [] : [{ at, ms }]
  })
  return [
    plot.line(middles, { x: 'at', y: 'ms', stroke: colour, strokeWidth: 2, strokeDasharray: dash }),
    plot.dot(
      points.filter(({ ms }) => ms !== null),
      { x, y: 'ms', symbol, fill: colour, fillOpacity: 0.8, r: 3 },
    ),
    plot.dot(
      points.filter(({ ms }) => ms === null),
      { x, frameAnchor: 'top', dy: -8, symbol: 'times', stroke: colour, r: 4 },
    ),
  ]
}

function itemsOf(points: readonly GrowthPoint[], { by, name }: Axis, lines: readonly number[]) {
  const isFailing = points.some(each => each.ms === null && lines.includes(each[by]))
  return [
    ...lines.map((line, index): KeyItem => {
      const { colour, symbol, dash } = lookOf(index)
      return { label: name(line), draws: 'marked', colour, symbol, dash }
    }),
    ...(isFailing ? [{ label: 'failed', draws: 'cross', colour: INK } as const] : []),
  ]
}
