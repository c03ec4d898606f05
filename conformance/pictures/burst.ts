import type { BurstSummary, LatencyRecord } from '../latency/latency-record.ts'
import { counted } from '../reports/counted.ts'
import { burstPanels } from './burst-panels.ts'
import { type Figure, figureOf } from './figure.ts'
import { bar, column } from './track.ts'
import { fitted, milliseconds, tick, whole, wrapped } from './wording.ts'

/** Pictures when the k-th of so many requests at once was answered. */
export function burstFigure({ bursts, limits }: LatencyRecord): Figure {
  return figureOf({
    id: 'bursts',
    title: 'Many requests at once',
    says: saysOf(bursts, limits.tailMs),
    tells: bursts.map(each => `${headOf(each, limits.tailMs)}.`),
    lines: width => linesOf(bursts, limits.tailMs, width),
    panels: (plot, shape) => burstPanels(plot, { bursts, limitMs: limits.tailMs }, shape),
  })
}

function saysOf(bursts: readonly BurstSummary[], limitMs: number): string {
  if (bursts.length === 0) return 'No requests were made at once.'
  const parts = bursts.map(
    ({ size, within, requests }) =>
      `${whole(within)} of ${whole(requests)} at ${whole(size)} at once`,
  )
  const serial = bursts.find(({ serialMs }) => serialMs !== null)
  const turns =
    serial === undefined
      ? ''
      : `; the server takes them one at a time, ${milliseconds(serial.serialMs)} each`
  return `Answered within ${tick(limitMs)}: ${parts.join(', ')}${turns}.`
}

/** Sums a burst up in words. */
function headOf(
  { size, rounds, requests, within, completions, serialMs }: BurstSummary,
  limitMs: number,
) {
  const last = completions.findLast(ms => ms !== null) ?? null
  const never = completions.filter(ms => ms === null).length
  return [
    `${whole(size)} at once, ${counted(rounds, 'round')}: ` +
      `${whole(within)} of ${whole(requests)} within ${tick(limitMs)}`,
    ...(last === null ? [] : [`the last answer after ${milliseconds(last)}`]),
    ...(never === 0 ? [] : [`${whole(never)} never answered`]),
    ...(serialMs === null ? [] : [`${milliseconds(serialMs)} more for each further one`]),
  ].join('; ')
}

/** Gives the ks that are written out: each power of two, and the last. */
const shownOf = (size: number): number[] =>
  Array.from({ length: size }, (_, index) => index + 1).filter(
    k => k === size || Number.isInteger(Math.log2(k)),
  )

function linesOf(bursts: readonly BurstSummary[], limitMs: number, width: number): string[] {
  if (bursts.length === 0) return ['no requests were made at once']
  const times = bursts.flatMap(({ completions }) => completions.flatMap(ms => ms ?? []))
  const most = Math.max(limitMs * 1.25, ...times)
  const room = width - 24
  const limitAt = column(limitMs / most, room)
  return [
    `when the k-th answer was there (median of rounds); ┊ ${tick(limitMs)}`,
    ...bursts.flatMap(burst => [
      '',
      ...wrapped(headOf(burst, limitMs), width),
      ...shownOf(burst.size).map(k => {
        const ms = burst.completions[k - 1] ?? null
        const drawn = [...bar((ms ?? 0) / most, room).padEnd(room)]
        if (drawn[limitAt] === ' ') drawn[limitAt] = '┊'
        const time = ms === null ? '✕ never' : milliseconds(ms)
        return fitted(
          `  k = ${whole(k).padStart(3)} ${time.padStart(11)}  ${drawn.join('')}`,
          width,
        ).trimEnd()
      }),
    ]),
  ]
}
