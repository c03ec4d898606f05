import { setImmediate } from 'node:timers'
import type { Exchange } from '../../../../conformance/exchange.ts'
import { Withheld } from '../../../../conformance/gate.ts'
import type { MeasureEnd, Measuring } from '../../../../conformance/measuring.ts'
import { ownValue } from '../../../../spec/json-object.ts'

/** A clock that stands still until nothing else is left to do, then jumps to the next time someone waits for. */
export class SimulatedClock {
  #at = 0
  #waiting: { readonly at: number; readonly wake: () => void }[] = []
  #isTurning = false

  now = (): number => this.#at

  sleep = (ms: number): Promise<void> =>
    new Promise(resolve => {
      this.#waiting.push({ at: this.#at + ms, wake: resolve })
      this.#waiting.sort((one, other) => one.at - other.at)
      this.#turn()
    })

  #turn(): void {
    if (this.#isTurning) return
    this.#isTurning = true
    setImmediate(() => {
      this.#isTurning = false
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#at = Math.max(this.#at, next.at)
      next.wake()
      if (this.#waiting.length > 0) this.#turn()
    })
  }
}

/** What a simulated server does with a request that comes at `at`: when it ends, and with what status, null for none. */
export type Reply = { readonly at: number; readonly status: number | null }
export type SimulatedServer = (at: number) => Reply

/** A server that takes `ms` for each request, any number at once. */
export const concurrent = (ms: number): SimulatedServer => serving(Number.POSITIVE_INFINITY, ms)

/** A server that takes requests one at a time, `ms` each. */
export const serial = (ms: number): SimulatedServer => serving(1, ms)

/** A server with so many workers, each of whom takes `ms`. */
export const serving = (workers: number, ms: number): SimulatedServer => {
  const busy: number[] = []
  return at => {
    const free = busy.filter(until => until > at).sort((one, other) => one - other)
    const start = free.length < workers ? at : (free[free.length - workers] ?? at)
    busy.push(start + ms)
    return { at: start + ms, status: 200 }
  }
}

/** A server that turns away with 503 whatever comes while it has `most` requests. */
export const refusing = (most: number, ms: number): SimulatedServer => {
  const busy: number[] = []
  return at => {
    if (busy.filter(until => until > at).length >= most) return { at: at + 1, status: 503 }
    busy.push(at + ms)
    return { at: at + ms, status: 200 }
  }
}

/** A server whose process ends once it has `most` requests at once: they are cut, and nobody is there afterwards. */
export const crashing = (most: number, ms: number): SimulatedServer => {
  const inner = refusing(most - 1, ms)
  let isDead = false
  return at => {
    const reply = isDead ? null : inner(at)
    isDead ||= reply?.status === 503
    return isDead || reply === null ? { at: at + 1, status: null } : reply
  }
}

/** A server that stands still once, from `from` for `length` ms; what comes meanwhile is answered after it. */
export const stalling =
  (from: number, length: number, ms: number): SimulatedServer =>
  at => {
    const start = at >= from && at < from + length ? from + length : at
    return { at: start + ms, status: 200 }
  }

/** What a simulation may be told beside its server. */
export type Circumstances = {
  /** How many requests may be sent before the budget is used up. */
  readonly budget?: number
  /** How late timers of this machine are in each window from 0, in ms. */
  readonly loopDelayMs?: (window: number) => number
  /** After how many ms a request is given up. */
  readonly timeoutMs?: number
}

const spent: MeasureEnd = { reason: 'budget', says: 'The request budget is used up.' }

/** Measures a simulated server on a simulated clock. */
export const simulate = (server: SimulatedServer, circumstances: Circumstances = {}) => {
  const {
    budget = Number.POSITIVE_INFINITY,
    loopDelayMs = () => 1,
    timeoutMs = 5000,
  } = circumstances
  const clock = new SimulatedClock()
  let windows = 0
  const exchanges: { readonly label: string; readonly body: unknown }[] = []
  const send = async (label: string, body: unknown): Promise<Exchange> => {
    if (exchanges.length >= budget) throw new Withheld('requests: the budget is used up')
    exchanges.push({ label, body })
    const id = exchanges.length
    const began = clock.now()
    const reply = server(began)
    const totalMs = Math.min(reply.at - began, timeoutMs)
    await clock.sleep(totalMs)
    const isLate = reply.at - began > timeoutMs
    return exchangeOf(id, label, body, { totalMs, status: isLate ? 'timeout' : reply.status })
  }
  const measuring: Measuring = {
    seed: 'simulated',
    now: clock.now,
    sleep: clock.sleep,
    ask: (body, { label }) => send(label, body),
    health: label => send(label, null),
    ended: () => (exchanges.length >= budget ? spent : null),
    watchLoop: () => {
      windows += 1
      const delay = loopDelayMs(windows - 1)
      return { stop: () => delay }
    },
  }
  return { measuring, exchanges, clock }
}

const exchangeOf = (
  id: number,
  check: string,
  body: unknown,
  { totalMs, status }: { readonly totalMs: number; readonly status: number | null | 'timeout' },
): Exchange => {
  const sent = {
    method: body === null ? 'GET' : 'POST',
    path: body === null ? '/health' : '/v1/systemone',
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
    raw: null,
  }
  const common = { id, check, sent, cause: null, connectMs: 0.1, firstByteMs: totalMs, totalMs }
  if (status === 'timeout') return { ...common, received: null, ended: 'timeout' }
  if (status === null) return { ...common, received: null, ended: 'refused' }
  const received = { status, headers: {}, body: Buffer.from(JSON.stringify(answersTo(body))) }
  return { ...common, received, ended: 'clean' }
}

const answersTo = (body: unknown): unknown => {
  const questions = Object.keys(Object(ownValue(body, 'questions')))
  const answers = questions.map(key => [key, { type: 'noul', noul: 0.5 }])
  return { protocol: 1, model: 'simulated', answers: Object.fromEntries(answers) }
}

/** Runs a generator to its end and gives what it returned and what it yielded. */
export const finish = async <T, R>(
  generator: AsyncGenerator<T, R>,
): Promise<{ readonly returned: R; readonly yielded: readonly T[] }> => {
  const yielded: T[] = []
  for (;;) {
    const next = await generator.next()
    if (next.done === true) return { returned: next.value, yielded }
    yielded.push(next.value)
  }
}
