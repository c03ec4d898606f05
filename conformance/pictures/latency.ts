import type { CellSummary, LatencyRecord, Sample } from '../latency/latency-record.ts'
import { counted } from '../reports/counted.ts'
import { visible } from '../reports/visible.ts'
import { type Figure, figureOf } from './figure.ts'
import { latencyPanels } from './latency-panels.ts'
import { countsOn, type TimeScale, timeScale } from './time-scale.ts'
import { column, heights, track } from './track.ts'
import { fitted, milliseconds, tick, whole, wrapped } from './wording.ts'

/** Times of one cell and arm. */
export type LatencyRow = {
  readonly key: string
  readonly title: string
  /** Of the requests that were answered, in ms. */
  readonly times: readonly number[]
  readonly failures: number
  readonly marks: readonly { readonly quantile: string; readonly ms: number }[]
  readonly summary: CellSummary | undefined
}

/** What the picture of times is drawn from. */
export type LatencyView = {
  readonly rows: readonly LatencyRow[]
  readonly scale: TimeScale
  readonly limits: LatencyRecord['limits']
}

/** Pictures how long requests took, by cell and arm, on a logarithmic axis with the limits on it. */
export function latencyFigure(record: LatencyRecord): Figure {
  const view = viewOf(record)
  return figureOf({
    id: 'latency',
    title: 'How long requests took',
    says: saysOf(view),
    tells: view.rows.map(tellOf),
    lines: width => linesOf(view, width),
    panels: (plot, shape) => latencyPanels(plot, view, shape),
  })
}

function viewOf({ samples, cells, limits }: LatencyRecord): LatencyView {
  const groups = new Map<string, Sample[]>(cells.map(each => [keyOf(each), []]))
  for (const sample of samples) {
    const group = groups.get(keyOf(sample)) ?? []
    group.push(sample)
    groups.set(keyOf(sample), group)
  }
  const rows = [...groups].map(([key, group]) =>
    rowOf(
      key,
      group,
      cells.find(each => keyOf(each) === key),
    ),
  )
  // Past the limits, so that what would lie there is seen not to.
  const scale = timeScale([
    limits.medianMs / 5,
    2.5 * limits.tailMs,
    ...rows.flatMap(({ times }) => times),
  ])
  return { rows, scale, limits }
}

const keyOf = ({ cell, arm }: Pick<Sample, 'cell' | 'arm'>): string => `${cell} ${arm}`

function rowOf(key: string, samples: readonly Sample[], summary?: CellSummary): LatencyRow {
  const times = samples.flatMap(({ ms }) => (ms === null || Number.isNaN(ms) ? [] : [ms]))
  const { p50 = null, p95 = null, p99 = null } = summary ?? {}
  return {
    key,
    title: visible(summary?.title ?? key),
    times,
    failures: samples.length - times.length,
    marks: Object.entries({ p50, p95, p99 }).flatMap(([quantile, ms]) =>
      ms === null ? [] : [{ quantile, ms }],
    ),
    summary,
  }
}

function saysOf({ rows, limits }: LatencyView): string {
  const total = rows.reduce((sum, { times, failures }) => sum + times.length + failures, 0)
  if (total === 0) return 'No request was timed.'
  const failed = rows.reduce((sum, { failures }) => sum + failures, 0)
  const over = rows.reduce((sum, row) => sum + row.times.filter(ms => ms > limits.tailMs).length, 0)
  return (
    `${counted(total, 'request')} timed, ${whole(failed)} of them failed; of the others ` +
    `${whole(over)} took longer than ${milliseconds(limits.tailMs)}.`
  )
}

const tellOf = ({ title, times, failures, summary }: LatencyRow): string =>
  `${title}: ${counted(times.length, 'time')}, ${whole(failures)} failed${quantilesOf(summary, ', ')}.`

const quantilesOf = (summary: CellSummary | undefined, before: string): string =>
  summary === undefined
    ? ''
    : before +
      [
        `p50 ${orFailed(summary.p50)}`,
        `p95 ${orFailed(summary.p95)}`,
        `p99 ${orFailed(summary.p99)}`,
        `max ${orFailed(summary.max)}`,
      ].join(', ')

/** Writes a quantile; null is one that falls on a failed request. */
const orFailed = (ms: number | null): string => (ms === null ? 'failed' : milliseconds(ms))

function linesOf(view: LatencyView, width: number): string[] {
  const { rows, scale, limits } = view
  if (rows.length === 0) return ['no request was timed']
  const bins = width - 2
  const limitsAt = [limits.medianMs, limits.tailMs].map(ms => column(scale.shareOf(ms), bins))
  const strip = (times: readonly number[]): string => {
    const cells = track(bins)
    for (const at of limitsAt) cells.set(at, '┊')
    for (const [at, bar] of heights(countsOn(scale, times, bins)).entries()) {
      if (bar !== ' ') cells.set(at, bar)
    }
    return `  ${cells.text()}`.trimEnd()
  }
  return [
    ...wrapped(
      `logarithmic axis; ┊ limits: median ${tick(limits.medianMs)}, tail ${tick(limits.tailMs)}`,
      width,
    ),
    ...rows.flatMap(({ title, times, failures, summary }) => [
      '',
      fitted(`${title}: ${whole(times.length + failures)} timed, ${whole(failures)} failed`, width),
      strip(times),
      ...wrapped(quantilesOf(summary, ''), width - 2).map(line => `  ${line}`.trimEnd()),
    ]),
    '',
    `  ${axisOf(scale, bins)}`.trimEnd(),
  ]
}

/** Writes the labels of an axis, each beginning at its column, as many as there is room for. */
function axisOf(scale: TimeScale, bins: number): string {
  const cells = track(bins)
  let free = 0
  for (const ms of scale.ticks) {
    const label = tick(ms)
    const from = Math.min(bins - label.length, column(scale.shareOf(ms), bins))
    if (from < free) continue
    for (const [at, letter] of [...label].entries()) cells.set(from + at, letter)
    free = from + label.length + 2
  }
  return cells.text()
}
