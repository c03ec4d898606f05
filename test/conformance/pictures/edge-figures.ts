import type { LatencyRecord, Sample } from '../../../conformance/latency/latency-record.ts'
import { burstFigure } from '../../../conformance/pictures/burst.ts'
import type { Figure } from '../../../conformance/pictures/figure.ts'
import { growthFigure } from '../../../conformance/pictures/growth.ts'
import { histogramFigure } from '../../../conformance/pictures/histogram.ts'
import { latencyFigure } from '../../../conformance/pictures/latency.ts'
import { reliabilityFigure } from '../../../conformance/pictures/reliability.ts'
import { riskFigure } from '../../../conformance/pictures/risk.ts'
import { emptyView, sampleAnswers, sampleView, viewOf } from './sample.ts'
import { sampleLatency, summariesOf } from './sample-latency.ts'

/** Text that would be obeyed where it is not escaped. */
export const hostile =
  '</title></svg><script>alert(1)</script>" onload="x" & ]]> \u0000\u202e\ud800'

const base = sampleLatency('fast', 3)

/** Gives a record whose only samples took `times`, null being a failure. */
export function timed(times: readonly (number | null)[], title?: string): LatencyRecord {
  const samples = times.map(
    (ms, index): Sample => ({
      cell: 'S',
      arm: 'fresh',
      atMs: index,
      ms,
      firstByteMs: ms,
      exchange: index,
    }),
  )
  const cells = summariesOf(samples)
  return { ...base, samples, cells: cells.map(each => (title ? { ...each, title } : each)) }
}

const one = sampleAnswers('calibrated', 1)
const burst = base.bursts[0]
const bursts = burst === undefined ? [] : [burst]
const growing = (
  points: readonly { questions: number; characters: number; ms: number | null }[],
) => ({
  ...base,
  growth: base.growth && { ...base.growth, points, ratio: null, msPerQuestion: null },
})

/** Figures of what is rare: nothing, one, all failed, far too many, not a number, hostile names. */
export const edgeFigures: Readonly<Record<string, Figure>> = {
  'no answers': reliabilityFigure(emptyView),
  'no answers in the histogram': histogramFigure(emptyView),
  'no answers to keep': riskFigure(emptyView),
  'one answer': reliabilityFigure(viewOf(one)),
  'one answer in the histogram': histogramFigure(viewOf(one)),
  'one answer to keep': riskFigure(viewOf(one)),
  'an error that is not a number': reliabilityFigure({
    ...sampleView('calibrated', 20),
    estimate: Number.NaN,
    lower: Number.NaN,
    upper: Number.POSITIVE_INFINITY,
    floor: { mean: Number.NaN, q95: Number.NaN },
  }),
  'risks that are not numbers': riskFigure({
    ...emptyView,
    risk: [{ threshold: 1, coverage: 0, risk: Number.NaN }],
  }),
  'hostile names': reliabilityFigure({
    ...sampleView('calibrated', 20),
    id: hostile,
    title: hostile,
    stated: hostile,
  }),
  'a hostile cell': latencyFigure(timed([5, 6], hostile)),
  'no samples': latencyFigure({ ...base, samples: [], cells: [] }),
  'a cell without samples': latencyFigure({ ...base, samples: [] }),
  'samples without a summary': latencyFigure({ ...base, cells: [] }),
  'one sample': latencyFigure(timed([12])),
  'all failed': latencyFigure(timed([null, null, null])),
  'times from 0 ms to 60 s': latencyFigure(timed([0, 0.1, 1, 60_000, 600_000])),
  'no bursts': burstFigure({ ...base, bursts: [] }),
  'bursts nobody answered': burstFigure({
    ...base,
    bursts: bursts.map(each => ({ ...each, completions: [null, null, null, null], within: 0 })),
  }),
  'a burst of one at 0 ms': burstFigure({
    ...base,
    bursts: bursts.map(each => ({ ...each, size: 1, completions: [0], serialMs: 5 })),
  }),
  'growth not measured': growthFigure({ ...base, growth: null }),
  'growth of one point': growthFigure(growing([{ questions: 1, characters: 200, ms: 40 }])),
  'growth where all failed': growthFigure(growing([{ questions: 8, characters: 200, ms: null }])),
}
