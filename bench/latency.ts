import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openLoop } from '../conformance/latency/load/open-loop.ts'
import { statesOf } from '../conformance/latency/states.ts'
import type { Measuring, Way } from '../conformance/measuring.ts'
import { nearestRank } from '../conformance/statistics/quantile.ts'
import { atMost, type BenchLine } from './line.ts'
import { openMeasuring } from './measuring.ts'

const TAKES_MS = 20
const ROUNDS = 5
const SAMPLES = 120
const PER_SECOND = 200

/** Measures what the client adds to a time it reports, beside the server's own clock, and how late an open loop sends. */
export async function bench(): Promise<BenchLine[]> {
  const { child, measuring, close } = await start()
  try {
    const lines = []
    for (const way of ['fresh', 'kept'] as const) {
      const watch = measuring.watchLoop()
      const rounds = await overheads(child, measuring, way)
      lines.push(...overheadLines(way, rounds, latenessOf(watch.stop())))
    }
    return [...lines, await openLoopLine(measuring)]
  } finally {
    await close()
  }
}

async function start() {
  const child = fork(join(import.meta.dirname, 'latency/server.js'), [String(TAKES_MS)])
  const [{ port }] = await once(child, 'message')
  const opened = openMeasuring(`http://127.0.0.1:${port}`)
  const close = async () => {
    await opened.close()
    child.disconnect()
  }
  return { child, measuring: opened.measuring, close }
}

/** Gives in each round, for each request, what the client reports beyond what the server held it for. */
async function overheads(
  child: ChildProcess,
  measuring: Measuring,
  way: Way,
): Promise<readonly (readonly number[])[]> {
  const requestOf = statesOf('L', `bench ${way}`)
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = []
    for (let index = 0; index < SAMPLES; index += 1) {
      const body = requestOf(round * SAMPLES + index)
      times.push((await measuring.ask(body, { way, label: 'bench' })).totalMs)
    }
    child.send('held')
    const [held] = await once(child, 'message')
    if (held.length !== SAMPLES) throw new Error(`${held.length} of ${SAMPLES} requests were noted`)
    rounds.push(times.map((ms, index) => ms - held[index]))
  }
  // The first round warms both processes up.
  return rounds.slice(1)
}

/** Says how late bare timers were meanwhile, so that a busy machine is told from a slow client. */
const latenessOf = (ms: number): string => `timers here ${ms.toFixed(1)} late at p99`

/** Gives a quantile of the round least disturbed: neighbours on the machine only ever add. */
const quietest = (rounds: readonly (readonly number[])[], quantile: number): number =>
  Math.min(
    ...rounds.map(round => {
      const ascending = [...round].sort((one, other) => one - other)
      return nearestRank(ascending, quantile) ?? Number.NaN
    }),
  )

function overheadLines(
  way: Way,
  rounds: readonly (readonly number[])[],
  lateness: string,
): BenchLine[] {
  const name = `client overhead, ${way} connections`
  const line = (share: string, value: number, most: number): BenchLine =>
    atMost(`${name}, ${share}, best of ${ROUNDS}`, value, `ms beyond the server, ${lateness}`, most)
  return [line('median', quietest(rounds, 0.5), 1.5), line('p99', quietest(rounds, 0.99), 6)]
}

async function openLoopLine(measuring: Measuring): Promise<BenchLine> {
  const watch = measuring.watchLoop()
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await sendLags(measuring, round))
  const lateness = latenessOf(watch.stop())
  const value = quietest(rounds, 0.99)
  const name = `open loop, ${PER_SECOND} requests a second, fresh connections, send lag p99, best of ${ROUNDS}`
  return { name, value, unit: `ms, ${lateness}`, goal: 'below 10', holds: value < 10 }
}

/** Gives how late each request of three seconds was sent. */
async function sendLags(measuring: Measuring, round: number): Promise<number[]> {
  const requestOf = statesOf('S', `bench open ${round}`)
  const dueMs = Array.from({ length: 3 * PER_SECOND }, (_, at) => (at * 1000) / PER_SECOND)
  const send = (index: number) => measuring.ask(requestOf(index), { way: 'fresh', label: 'bench' })
  const rim = { most: 1000, now: measuring.now, sleep: measuring.sleep }
  const lags: number[] = []
  for await (const { lagMs } of openLoop(dueMs, send, rim)) lags.push(lagMs)
  return lags
}
