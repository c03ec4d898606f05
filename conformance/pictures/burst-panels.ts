import type * as Plot from '@observablehq/plot'
import type { BurstSummary } from '../latency/latency-record.ts'
import { across, GRID, MARGINS, ROOM, upwards } from './axis.ts'
import type { Panel, Shape } from './figure.ts'
import { LIMIT, type Look, lookOf } from './ink.ts'
import { type KeyItem, keyPanel } from './key.ts'
import { timeScale } from './time-scale.ts'
import { milliseconds, tick, whole } from './wording.ts'

type Bursts = { readonly bursts: readonly BurstSummary[]; readonly limitMs: number }

/** Gives the panels of the picture of bursts: a line for each size, on logarithmic axes. */
export function burstPanels(plot: typeof Plot, { bursts, limitMs }: Bursts, shape: Shape): Panel[] {
  if (bursts.length === 0) return []
  const times = bursts.flatMap(({ completions }) => completions.flatMap(ms => ms ?? []))
  const { domain, ticks } = timeScale([limitMs / 4, 2.5 * limitMs, ...times])
  const most = Math.max(4, ...bursts.map(({ size }) => size))
  const doubling = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, at) => 2 ** at)
  const options: Plot.PlotOptions = {
    ...MARGINS,
    x: { type: 'log', base: 2, domain: [1, most], clamp: true },
    y: { type: 'log', domain: [...domain], clamp: true },
    marks: [
      plot.axisX(doubling, { text: whole, ...across('answers so far') }),
      plot.axisY([...ticks], { text: tick, ...upwards('time') }),
      plot.gridX(doubling, GRID),
      plot.gridY([...ticks], GRID),
      ...limitOf(plot, limitMs),
      ...bursts.flatMap((burst, index) => lineOf(plot, burst, lookOf(index))),
      ...bursts.map(burst =>
        plot.line(serialLine(burst), { ...PLACE, strokeWidth: 2, strokeDasharray: '2 5' }),
      ),
    ],
  }
  const key = keyPanel(plot, ROOM[shape], itemsOf(bursts))
  return [{ height: shape === 'wide' ? 380 : 300, options }, key]
}

const PLACE = { x: 'k', y: 'ms' } as const

const limitOf = (plot: typeof Plot, limitMs: number): Plot.Markish[] => [
  plot.ruleY([limitMs], { stroke: LIMIT, strokeWidth: 1.5 }),
  plot.text([limitMs], {
    x: 1,
    y: limitMs,
    text: () => `limit ${tick(limitMs)}`,
    textAnchor: 'start',
    dx: 6,
    dy: -9,
  }),
]

function lineOf(
  plot: typeof Plot,
  burst: BurstSummary,
  { colour, symbol, dash }: Look,
): Plot.Markish[] {
  const points = burst.completions.map((ms, index) => ({ k: index + 1, ms }))
  const answered = points.filter(({ ms }) => ms !== null)
  return [
    plot.line(answered, { ...PLACE, stroke: colour, strokeWidth: 2, strokeDasharray: dash }),
    plot.dot(answered.slice(-1), { ...PLACE, fill: colour, symbol, r: 6 }),
    plot.text(answered.slice(-1), {
      ...PLACE,
      text: ({ ms }) => milliseconds(ms),
      textAnchor: 'end',
      dx: 4,
      dy: -15,
    }),
    plot.dot(
      points.filter(({ ms }) => ms === null),
      {
        x: 'k',
        frameAnchor: 'top',
        dy: -8,
        symbol: 'times',
        stroke: colour,
        r: 4,
      },
    ),
  ]
}

/** Gives the straight line of a server that takes requests one at a time, from the first answer. */
function serialLine({ completions, serialMs }: BurstSummary): { k: number; ms: number }[] {
  const first = completions[0]
  if (serialMs === null || first === null || first === undefined) return []
  return completions.map((_, index) => ({ k: index + 1, ms: first + index * serialMs }))
}

function itemsOf(bursts: readonly BurstSummary[]): KeyItem[] {
  const isSerial = bursts.some(({ serialMs }) => serialMs !== null)
  const isLosing = bursts.some(({ completions }) => completions.includes(null))
  return [
    ...bursts.map(({ size }, index): KeyItem => {
      const { colour, symbol, dash } = lookOf(index)
      return { label: `${whole(size)} at once`, draws: 'marked', colour, symbol, dash }
    }),
    ...(isSerial
      ? [{ label: 'one at a time', draws: 'line', colour: 'currentColor', dash: '2 5' } as const]
      : []),
    ...(isLosing
      ? [{ label: 'never answered', draws: 'cross', colour: 'currentColor' } as const]
      : []),
  ]
}
