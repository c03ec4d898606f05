import { performance } from 'node:perf_hooks'
import type { Test } from 'tap'
import type { Engine } from '../../../reference/engines/engine.ts'
import { createReference } from '../../../reference/server/create.ts'
import type { Reference, ReferenceOptions } from '../../../reference/server/options.ts'
import { byBrackets, toyEngine } from '../engines/toy-engine.ts'

type Options = Partial<ReferenceOptions>

/** Starts a reference on a toy engine that reads options, and stops it with the test. */
export async function serve(t: Pick<Test, 'teardown'>, options: Options = {}): Promise<Reference> {
  const reference = await createReference({
    ...{ engine: toyEngine(byBrackets), readout: 'option' },
    ...{ clock: { now: () => performance.now() } },
    ...options,
  })
  t.teardown(() => reference.close({ finishMs: 0 }))
  return reference
}

/** Starts a reference whose model has answered. */
export async function serveReady(t: Pick<Test, 'teardown'>, options: Options = {}) {
  const reference = await serve(t, options)
  await reference.ready
  return reference
}

/** What came back, its body as JSON. */
export type Came = {
  readonly status: number
  readonly headers: Headers
  // Read by tests alone, which say with t.match what they want of it.
  readonly body: unknown
}

/** Sends a request and reads what comes back. */
export async function send(url: string, init: RequestInit = {}): Promise<Came> {
  const response = await fetch(url, init)
  const { status, headers } = response
  return { status, headers, body: await response.json() }
}

/** Posts a JSON value, or a text as it is. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A request with one yes-or-no question, which the toy engine believes in by the number between brackets. */
export const asking = (belief = 2) => ({
  state: 'The build is red.',
  questions: { q: { type: 'noul', instructions: `Is it red? [${belief}]` } },
})

/** Asks one yes-or-no question. */
export const ask = (
  { url }: Pick<Reference, 'url'>,
  body: unknown = asking(),
  headers: Record<string, string> = {},
) => post(`${url}/v1/systemone`, body, headers)

/** A gate that whoever passes waits at until it is opened. */
export type Gate = { readonly passed: Promise<void>; open(): void }

/** Makes a closed gate. */
export function gate(): Gate {
  let open = () => {}
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open: () => open() }
}

/** Parts of a toy engine that lets every reading but the first, with which the server warms up, wait at a gate. */
export function gated(parts: Partial<Engine> = {}) {
  const plain = toyEngine(byBrackets)
  const gates: Gate[] = []
  const arrivals: ((gate: Gate) => void)[] = []
  let isWarm = false
  const engine: Engine = {
    ...plain,
    async read(passage, signal) {
      if (isWarm) {
        const here = gate()
        gates.push(here)
        arrivals.shift()?.(here)
        await Promise.race([here.passed, aborted(signal)])
      }
      isWarm = true
      if (signal?.aborted === true) return { failure: { kind: 'given-up', says: 'Given up.' } }
      return plain.read(passage)
    },
    ...parts,
  }
  return {
    engine,
    /** The gates of the readings so far, the earliest first. */
    gates,
    /** Gives the gate of the next reading once it has begun. */
    next: () => new Promise<Gate>(resolve => arrivals.push(resolve)),
  }
}

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => signal?.addEventListener('abort', () => resolve(), { once: true }))

/** Counts, and lets a test wait until it has counted so many. */
function counter() {
  let count = 0
  const watchers = new Map<number, () => void>()
  return {
    add() {
      count += 1
      watchers.get(count)?.()
    },
    reached: (many: number) =>
      new Promise<void>(resolve => {
        if (count >= many) resolve()
        else watchers.set(many, resolve)
      }),
  }
}

/** A clock that stands still until it is told to go on, and tells how many wait by it. */
export function handClock() {
  let time = 0
  const [begun, ended] = [counter(), counter()]
  const alarms = new Map<() => void, number>()
  return {
    clock: {
      now: () => time,
      after(ms: number, call: () => void) {
        alarms.set(call, time + ms)
        begun.add()
        return () => {
          if (alarms.delete(call)) ended.add()
        }
      },
    },
    /** Lets time pass, and rings what is due. */
    go(ms: number) {
      time += ms
      for (const [call, at] of [...alarms]) if (at <= time && alarms.delete(call)) call()
    },
    /** Waits until so many have begun to wait, from the start. */
    waiters: begun.reached,
    /** Waits until so many have stopped waiting before their time. */
    leavers: ended.reached,
  }
}
