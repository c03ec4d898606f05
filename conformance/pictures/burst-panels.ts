import type * as Plot from '@observablehq/plot'
import type { BurstSummary } from '../latency/latency-record.ts'
import type { Panel, Shape } from './figure.ts'
import { LIMIT, type Look, lookOf } from './ink.ts'
import { type KeyItem, keyPanel } from './key.ts'
import { timeScale } from './time-scale.ts'
import { tick, whole } from './wording.ts'

type Bursts = { readonly bursts: readonly BurstSummary[]; readonly limitMs: number }

/** Gives the panels of the picture of bursts: a line for each size, on logarithmic axes. */
export function burstPanels(plot: typeof Plot, { bursts, limitMs }: Bursts, shape: Shape): Panel[] {
  const isWide = shape === 'wide'
  const times = bursts.flatMap(({ completions }) => completions.flatMap(ms => ms ?? []))
  const scale = timeScale([limitMs / 4, 2.5 * limitMs, ...times])
  const most = Math.max(4, ...bursts.map(({ size }) => size))
  const doubling = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, at) => 2 ** at)
  const options: Plot.PlotOptions = {
    marginTop: 40,
    marginRight: 20,
    marginBottom: 44,
    marginLeft: 60,
    x: { type: 'log', base: 2, domain: [1, most] },
    y: { type: 'log', domain: [...scale.domain] },
    marks: [
      plot.axisX(doubling, {
        tickFormat: whole,
        label: 'answers so far',
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      plot.axisY([...scale.ticks], { tickFormat: tick, label: 'time', labelArrow: 'none' }),
      plot.gridX(doubling, { strokeOpacity: 0.12 }),
      plot.gridY([...scale.ticks], { strokeOpacity: 0.12 }),
      plot.ruleY([limitMs], { stroke: LIMIT, strokeWidth: 1.5 }),
      plot.text([limitMs], {
        x: 1,
        y: limitMs,
        text: () => `limit ${tick(limitMs)}`,
        textAnchor: 'start',
        dx: 6,
        dy: -9,
      }),
      ...bursts.flatMap((burst, index) => lineOf(plot, burst, lookOf(index))),
    ],
  }
  return [
    { height: isWide ? 380 : 300, options },
    keyPanel(plot, isWide ? 720 : 340, itemsOf(bursts)),
  ]
}

function lineOf(
  plot: typeof Plot,
  burst: BurstSummary,
  { colour, symbol, dash }: Look,
): Plot.Markish[] {
  const points = burst.completions.map((ms, index) => ({ k: index + 1, ms }))
  const answered = points.filter(({ ms }) => ms !== null)
  const serial = serialLine(burst)
  return [
    plot.line(serial, { x: 'k', y: 'ms', strokeDasharray: '1 4', strokeWidth: 1.5 }),
    plot.line(answered, { x: 'k', y: 'ms', stroke: colour, strokeWidth: 2, strokeDasharray: dash }),
    plot.dot(
      answered.filter(({ k }) => Number.isInteger(Math.log2(k)) || k === burst.size),
      {
        x: 'k',
        y: 'ms',
        fill: colour,
        symbol,
        r: 5,
      },
    ),
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
      ? [{ label: 'one at a time', draws: 'line', colour: 'currentColor', dash: '1 4' } as const]
      : []),
    ...(isLosing
      ? [{ label: 'never answered', draws: 'cross', colour: 'currentColor' } as const]
      : []),
  ]
}
