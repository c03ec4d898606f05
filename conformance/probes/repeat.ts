import { figure, setting } from '../wording.ts'
import { differenceOf } from './difference.ts'
import type { Law, Probe, Seen, SeenTrial } from './probe.ts'
import { meanRuling, type Ruling } from './ruling.ts'
import { verdictOf } from './verdict.ts'

/** Every base asked again and again: what varies there is chance, and no law is broken by it. */
export const repeat: Probe = {
  id: 'repeat',
  asks: 'the same request again',
  draft: ({ bases }) =>
    bases.map(({ known, key, repeats }) => ({
      cluster: known.cluster,
      places: repeats.map(ask => ({ ask, key, turn: 'plain' })),
    })),
}

const MOST_SPREAD = 0.02

/** Whether one request gives one answer. */
export const repeatLaw: Law = {
  id: 'C5.repeat',
  title: 'the same request asked again gives the same answer',
  from: ['repeat'],
  passes: `no two answers to one request lie more than ${MOST_SPREAD} apart`,
  warns: 'any two lie further apart',
  fails: null,
  next: 'look for sampling, or for kernels whose results depend on what else is being computed; other bounds are three such spreads wide',
  judge: judging => verdictOf(repeatLaw, judging, { isWidened: false, rulings: ruled }),
}

function ruled(seen: readonly SeenTrial[]): readonly Ruling[] {
  const spreads = seen.map(trial => ({ seen: trial, value: spreadOf(trial) }))
  const largest = Math.max(...spreads.map(({ value }) => value))
  const average = meanRuling('the spread of one request', spreads, {
    warn: MOST_SPREAD,
    fail: null,
  })
  const isQuiet = largest <= MOST_SPREAD
  return [
    {
      ...average,
      outcome: isQuiet ? 'pass' : 'warn',
      says: `answers to one request lie ${figure(largest)} apart at most, over ${spreads.length} requests; ${setting(MOST_SPREAD)} is allowed`,
      measure: 'largest spread of one request',
      estimate: largest,
      lower: null,
      upper: null,
      margin: `warns above ${setting(MOST_SPREAD)}; it is ${figure(largest)}`,
    },
  ]
}

/** Gives the largest spread of a repeated request, or null where none was answered twice. */
export function noiseOf({ trials }: Seen): number | null {
  return trials.length === 0 ? null : Math.max(...trials.map(spreadOf))
}

function spreadOf({ found }: SeenTrial): number {
  const shifts = found.flatMap((one, at) =>
    found.slice(at + 1).map(other => differenceOf(one.reading, other.reading)?.shift ?? 0),
  )
  return Math.max(0, ...shifts)
}
