import type { JsonObject } from '../spec/json-object.ts'
import type { Exchange } from './exchange.ts'

/** How much is measured: a look, a verdict, a certificate. */
export const measureLevels = ['off', 'quick', 'standard', 'certify'] as const

/** A level that measures something. */
export type MeasureLevel = Exclude<(typeof measureLevels)[number], 'off'>

/** Every level that measures, the cheapest first. */
export const everyLevel: readonly MeasureLevel[] = ['quick', 'standard', 'certify']

/** Gives the levels that measure more, the cheapest first. */
export const levelsAbove = (level: MeasureLevel): readonly MeasureLevel[] =>
  everyLevel.slice(everyLevel.indexOf(level) + 1)

/** Writes the next level of a measurement as an option: `--latency standard`; null above certify. */
export function optionAbove(stage: 'calibration' | 'latency', level: MeasureLevel): string | null {
  const [next] = levelsAbove(level)
  return next === undefined ? null : `--${stage} ${next}`
}

/** How a request travels: on a connection of its own, as one curl a call does, or on one that is kept. */
export type Way = 'fresh' | 'kept'

/** What is to be sent, counted before it is. */
export type Cost = {
  readonly requests: number
  readonly questions: number
  /** Of all states together. */
  readonly characters: number
}

/** A part of a cost that is sent on a clock of its own, however fast the server answers. */
export type Paced = { readonly cost: Cost; readonly ms: number }

/** How far a measurement is, after each request or burst. */
export type MeasureProgress = {
  readonly done: number
  readonly total: number
  /** What is being measured, a noun phrase. */
  readonly what: string
}

/**
 * What a measurement may do to the world: ask the server, look at clocks, wait.
 *
 * Every ask throws a Withheld once nothing more may be sent: the requests are used up, the server is
 * gone, or the run was interrupted. What the server does is never thrown.
 */
export type Measuring = {
  readonly seed: string
  /** POSTs a body to /v1/systemone; `label` names the measurement in the record (`latency.L`). */
  ask(body: JsonObject, how: { readonly way: Way; readonly label: string }): Promise<Exchange>
  /** GETs /health on a connection of its own. */
  health(label: string): Promise<Exchange>
  /** Why nothing more may be sent, or null. */
  ended(): MeasureEnd | null
  /** A clock that never goes back, in ms. */
  now(): number
  /** Waits at least so many ms; resolves early when the run is interrupted. */
  sleep(ms: number): Promise<void>
  /** Watches how late timers are from now on; `stop` gives the 99th percentile in ms. */
  watchLoop(): { stop(): number }
}

/** Why a measurement ended before its plan did. */
export type MeasureEnd = {
  readonly reason: 'lost' | 'budget' | 'interrupted'
  /** One sentence for a person. */
  readonly says: string
}
