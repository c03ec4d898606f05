import type { Exchange } from '../exchange.ts'
import { isWithoutHealth, statusIn } from '../health.ts'
import type { MeasureProgress, Measuring } from '../measuring.ts'
import { isAnsweredWhole } from './load/answered.ts'
import type { Shot } from './shots.ts'

/** What times are taken with. */
export type TakingRim = {
  readonly measuring: Measuring
  readonly seed: string
  /** When the measurement began, by the clock of `measuring`. */
  readonly begunMs: number
  readonly progress: Progress
}

/** How far a measurement is. */
export type Progress = {
  /** Counts a request. */
  step(what: string): MeasureProgress
  /** Says that so many more requests will come, or fewer. */
  expect(more: number): void
  /** Passes on how far a part is that counts for itself, from 0. */
  part(progress: MeasureProgress, before: number): MeasureProgress
  done(): number
}

/** Starts to count towards so many requests. */
export const progressTo = (planned: number): Progress => {
  let [done, total] = [0, planned]
  const told = (what: string) => ({ done, total: Math.max(done, total), what })
  return {
    step(what) {
      done += 1
      return told(what)
    },
    expect(more) {
      total += more
    },
    part({ done: within, what }, before) {
      done = before + within
      return told(what)
    },
    done: () => done,
  }
}

/** One request that was made and timed. */
export type Taken = {
  readonly shot: Shot
  /** In ms since the measurement began. */
  readonly atMs: number
  /** From just before connecting to the last byte; null where there was no usable answer. */
  readonly ms: number | null
  readonly firstByteMs: number | null
  /** How long it took, answered or not. */
  readonly tookMs: number
  readonly exchange: number
  /** Why there was no usable answer: `timeout`, `status 503`, `unreadable`; null where there was one. */
  readonly failure: string | null
}

/** Makes one request and times it; throws a Withheld where nothing more may be sent. */
export async function take(shot: Shot, { measuring, begunMs }: TakingRim): Promise<Taken> {
  const { label, way, body } = shot
  const atMs = measuring.now() - begunMs
  const exchange = await (body === null
    ? measuring.health(label)
    : measuring.ask(body, { way, label }))
  const failure = failureOf(shot, exchange)
  const { id, firstByteMs, totalMs } = exchange
  const ms = failure === null ? totalMs : null
  return { shot, atMs, ms, firstByteMs, tookMs: totalMs, exchange: id, failure }
}

function failureOf({ body }: Shot, exchange: Exchange): string | null {
  const { received, ended } = exchange
  if (received === null || ended !== 'clean') return ended === 'clean' ? 'closed-early' : ended
  const isAnswered = body === null ? isHealthAnswer(exchange) : isAnsweredWhole(body, exchange)
  if (isAnswered) return null
  return received.status === 200 ? 'not every question answered' : `status ${received.status}`
}

// A server need not have /health; that it has none is an answer as well.
const isHealthAnswer = (exchange: Exchange): boolean =>
  isWithoutHealth(exchange) || (exchange.received?.status === 200 && statusIn(exchange) === 'ok')
