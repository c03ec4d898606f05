import { softmax } from '../../readout/log-space.ts'
import type { After } from './asking.ts'
import type { Launching } from './launching.ts'
import { isPassageRead } from './messages.ts'
import type { Backend, Golden, Probe } from './options.ts'

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
  if ('failure' in read) return reason
  return deviationOf(comparedWith(read.result.logProbabilities[0] ?? [], golden))
}

/** A share among the candidates of a golden answer, and the one that was read; not a number where none was. */
export type Compared = { readonly share: number; readonly read: number }

/**
 * Puts a reading beside a golden answer, candidate by candidate.
 *
 * Compared are the shares among the candidates: a model that was trained to tell these apart may
 * give both of them next to nothing among all tokens, where every device would be near.
 */
export function comparedWith(
  logProbabilities: readonly number[],
  { probabilities }: Pick<Golden, 'probabilities'>,
): Compared[] {
  const shares = softmax(probabilities.map(Math.log))
  const read = softmax(shares.map((_, index) => logProbabilities[index] ?? Number.NaN))
  return shares.map((share, index) => ({ share, read: read[index] ?? Number.NaN }))
}

/** Says in what a reading is far from a golden answer, a part of a sentence; null where it is near. */
export function deviationOf(compared: readonly Compared[]): string | null {
  for (const { share, read } of compared) {
    if (!(Math.abs(read - share) < TOLERANCE)) {
      return `it computes ${read.toFixed(4)} where ${share.toFixed(4)} is right`
    }
  }
  return null
}
