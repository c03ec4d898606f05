import { Withheld } from '../../conformance/gate.ts'
import type { LatencyRecord } from '../../conformance/latency/latency-record.ts'
import type { Measuring } from '../../conformance/measuring.ts'
import type { Stage } from '../../conformance/stage.ts'

/** Gives a record of speed in which nothing was measured. */
export const emptyLatency = (parts: Partial<LatencyRecord> = {}): LatencyRecord => ({
  level: 'quick',
  seed: 'seed',
  limits: { medianMs: 1000, tailMs: 2000 },
  isConcurrent: false,
  planned: { requests: 0, questions: 0, characters: 0 },
  sent: { requests: 0, questions: 0, characters: 0 },
  ended: null,
  startupMs: null,
  warmUp: null,
  samples: [],
  cells: [],
  loops: [],
  bursts: [],
  fleet: null,
  growth: null,
  windows: [],
  episodes: [],
  verdicts: [],
  notTested: [],
  ...parts,
})

/** Makes a stage that calls `ask` so many times, and whose record says how often that came to an end and what withheld the rest. */
export const toyStage = (
  times: number,
  ask: (measuring: Measuring, turn: number) => Promise<unknown>,
): Stage<LatencyRecord> => ({
  cost: { requests: times, questions: times, characters: 0 },
  async *measure(measuring) {
    const planned = { requests: times, questions: times, characters: 0 }
    let done = 0
    const notTested: string[] = []
    try {
      for (let turn = 0; turn < times; turn += 1) {
        await ask(measuring, turn)
        done += 1
        yield { done, total: times, what: 'toy requests' }
      }
    } catch (thrown) {
      if (!(thrown instanceof Withheld)) throw thrown
      notTested.push(thrown.missing)
    }
    const sent = { ...planned, requests: done }
    return emptyLatency({ planned, sent, notTested, ended: measuring.ended() })
  },
})
