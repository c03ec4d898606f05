import { softmax } from '../../readout/log-space.ts'
import type { Launching } from './launching.ts'
import { isPassageRead } from './messages.ts'
import type { Backend, Golden, Probe } from './options.ts'

/** Calls back after `ms`, unless what it gives is called first. */
export type After = (ms: number, call: () => void) => () => void

/** How a device is tried. */
export type Trial = {
  /** How long it may take to prove itself, in ms. */
  readonly probeMs: number
  readonly after: After
}

/** How far a probability may be from the golden one: devices round differently, and a broken one is far off. */
export const TOLERANCE = 5e-3

/**
 * Says why a backend is not to be trusted with a model, a part of a sentence; null where it computes as it ought to.
 *
 * It is tried in a process of its own, for a bad driver ends the process it is loaded into.
 */
export async function flawOfBackend(
  backend: Backend,
  probe: Probe,
  launching: Launching,
  { probeMs, after }: Trial,
): Promise<string | null> {
  const limit = new AbortController()
  const cancel = after(probeMs, () => limit.abort())
  try {
    const flaw = await triedOn(backend, probe, launching, limit.signal)
    return limit.signal.aborted ? `it did not answer within ${probeMs / 1000} s` : flaw
  } finally {
    cancel()
  }
}

async function triedOn(
  backend: Backend,
  { model, golden }: Probe,
  launching: Launching,
  signal: AbortSignal,
): Promise<string | null> {
  const asked = { threads: null, contextTokens: null, template: 'plain' } as const
  const running = await launching.run({ purpose: 'decider', model, backend, ...asked }, signal)
  if ('flaw' in running) return running.flaw
  const { about, worker } = running
  const { prefix, pass } = golden
  const read = await worker.ask({ kind: 'read', prefix, passes: [pass] }, isPassageRead, signal)
  const reason = 'failure' in read ? read.failure.says.replace(/\.$/, '') : null
  await worker.kill()
  if (about.backend !== backend || about.devices.length === 0 || about.offloadedLayers === 0) {
    return `llama.cpp computes with ${about.backend} and ${about.offloadedLayers} layers on ${about.devices.length} devices`
  }
  return 'failure' in read ? reason : deviationOf(read.result.logProbabilities[0] ?? [], golden)
}

/**
 * Says in what a reading is far from a golden answer, a part of a sentence; null where it is near.
 *
 * Compared are the shares among the candidates: a model that was trained to tell these apart may
 * give both of them next to nothing among all tokens, where every device would be near.
 */
export function deviationOf(
  logProbabilities: readonly number[],
  { probabilities }: Pick<Golden, 'probabilities'>,
): string | null {
  const [expected, got] = sharesOf(logProbabilities, probabilities)
  for (const [index, share] of expected.entries()) {
    const read = got[index] ?? Number.NaN
    if (!(Math.abs(read - share) < TOLERANCE)) {
      return `it computes ${read.toFixed(4)} where ${share.toFixed(4)} is right`
    }
  }
  return null
}

/** Gives how far each share of a reading is from that of a golden answer, from 0 to 1. */
export function deviationsOf(
  logProbabilities: readonly number[],
  { probabilities }: Pick<Golden, 'probabilities'>,
): number[] {
  const [expected, got] = sharesOf(logProbabilities, probabilities)
  return expected.map((share, index) => Math.abs((got[index] ?? Number.NaN) - share))
}

function sharesOf(
  logProbabilities: readonly number[],
  probabilities: readonly number[],
): readonly [number[], number[]] {
  const expected = softmax(probabilities.map(Math.log))
  return [expected, softmax(expected.map((_, index) => logProbabilities[index] ?? Number.NaN))]
}
