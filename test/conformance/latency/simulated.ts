import type { Exchange } from '../../../conformance/exchange.ts'
import { Withheld } from '../../../conformance/gate.ts'
import { measureLatency } from '../../../conformance/latency/latency-measurement.ts'
import { type LatencyChoice, planLatency } from '../../../conformance/latency/latency-plan.ts'
import type { LatencyRecord } from '../../../conformance/latency/latency-record.ts'
import type { MeasureEnd, MeasureProgress, Measuring, Way } from '../../../conformance/measuring.ts'
import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'

/** What a simulated server is asked: `body` is null for its health. */
export type Asked = {
  readonly body: JsonObject | null
  readonly way: Way
  readonly label: string
  readonly atMs: number
  /** Empty where its health is asked for. */
  readonly state: string
  readonly questions: number
  /** Of state and questions. */
  readonly characters: number
}

/** How it answers: after so many ms, by a status or an ending; 200 answers every question. */
export type Replied = {
  readonly ms: number
  readonly status?: number
  readonly ended?: Exclude<Exchange['ended'], 'clean'>
}

/** What may be otherwise than usual. */
export type Circumstances = {
  /** After so many requests it ends so. */
  readonly end?: { readonly after: number; readonly why: MeasureEnd }
  /** How late timers are in each window, from 0. */
  readonly loopDelayMs?: (window: number) => number
}

/** A server on a clock that moves with its answers; nothing waits. */
export function simulate(
  server: (asked: Asked) => Replied,
  { end, loopDelayMs = () => 1 }: Circumstances = {},
) {
  const asked: Asked[] = []
  let [now, windows] = [1000, 0]
  const ended = () => (end !== undefined && asked.length >= end.after ? end.why : null)
  const send = async (body: JsonObject | null, way: Way, label: string): Promise<Exchange> => {
    const why = ended()
    if (why !== null) throw new Withheld(why.says)
    const one = { body, way, label, atMs: now, ...extentOf(body) }
    asked.push(one)
    const replied = server(one)
    now += replied.ms
    return exchangeOf(asked.length, one, replied)
  }
  const measuring: Measuring = {
    seed: 'simulated',
    now: () => now,
    sleep: async ms => {
      now += ms
    },
    ask: (body, { way, label }) => send(body, way, label),
    health: label => send(null, 'fresh', label),
    ended,
    watchLoop: () => {
      windows += 1
      const delay = loopDelayMs(windows - 1)
      return { stop: () => delay }
    },
  }
  return { measuring, asked }
}

/** Measures a simulated server. */
export async function measure(
  server: (asked: Asked) => Replied,
  choice: Partial<LatencyChoice> = {},
  circumstances: Circumstances = {},
) {
  const plan = planLatency({ level: 'standard', seed: 'a', isConcurrent: false, ...choice })
  const { measuring, asked } = simulate(server, circumstances)
  const { record, progress } = await finished(measureLatency(plan, measuring))
  const verdict = (id: string) => {
    const found = record.verdicts.find(each => each.id === id)
    if (found === undefined) throw new Error(`no verdict ${id}`)
    return found
  }
  return { plan, record, progress, asked, verdict }
}

/** Runs a measurement to its end. */
export async function finished(measurement: AsyncGenerator<MeasureProgress, LatencyRecord>) {
  const progress: MeasureProgress[] = []
  for (;;) {
    const next = await measurement.next()
    if (next.done === true) return { record: next.value, progress }
    progress.push(next.value)
  }
}

function extentOf(body: JsonObject | null) {
  const questions = ownValue(body, 'questions')
  if (!isObject(questions)) return { state: '', questions: 0, characters: 0 }
  const state = String(ownValue(body, 'state'))
  const texts = [state, ...Object.values(questions).map(instructionsOf)]
  return {
    state,
    questions: Object.keys(questions).length,
    characters: texts.map(String).reduce((sum, text) => sum + text.length, 0),
  }
}

const instructionsOf = (question: unknown): unknown => ownValue(question, 'instructions')

function exchangeOf(id: number, asked: Asked, { ms, status = 200, ended }: Replied): Exchange {
  const questions = ownValue(asked.body, 'questions')
  const keys = isObject(questions) ? Object.keys(questions) : []
  const answers = Object.fromEntries(keys.map(key => [key, { type: 'noul', noul: 0.5 }]))
  const answer = asked.body === null ? { status: 'ok' } : { model: 'simulated', answers }
  const sent = { method: 'POST', path: '/v1/systemone', headers: {}, body: new Uint8Array() }
  return {
    id,
    check: asked.label,
    sent: { ...sent, raw: null },
    received:
      ended === undefined
        ? { status, headers: {}, body: new TextEncoder().encode(JSON.stringify(answer)) }
        : null,
    ended: ended ?? 'clean',
    cause: null,
    connectMs: asked.way === 'fresh' ? 0 : null,
    firstByteMs: ms,
    totalMs: ms,
  }
}
