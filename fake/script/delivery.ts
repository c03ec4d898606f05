import type { FaultUse } from '../fault.ts'
import { whole } from '../faults/pieces.ts'
import type { WireReply, WireStep } from '../wire.ts'
import { drawWait } from './draw.ts'
import type { Delay, Effect } from './script.ts'

// Small enough to show a client that reads piece by piece, large enough that most answers are a few of them.
const PIECE_BYTES = 16

/**
 * Gives the steps that put `reply` on the wire as one use of a step wants it: its waits around what its delivery fault does.
 *
 * Where it has neither, the reply goes out whole and at once. A wait before a body that the steps do
 * not write stands after the head.
 */
export function wireSteps(
  reply: WireReply,
  { delays, faults }: Pick<Effect, 'delays' | 'faults'>,
  next: () => number,
): readonly WireStep[] {
  let steps = deliver(reply, faults, next)
  for (const delay of delays) steps = delayed(steps, delay, next)
  return steps
}

function deliver(
  reply: WireReply,
  faults: readonly FaultUse[],
  next: () => number,
): readonly WireStep[] {
  for (const { fault, values } of faults) {
    if (fault.at === 'delivery') return fault.deliver(reply, values, next)
  }
  return whole(reply)
}

function delayed(
  steps: readonly WireStep[],
  { before, wait, bytes = PIECE_BYTES }: Delay,
  next: () => number,
): readonly WireStep[] {
  const pause = (): WireStep => ({ do: 'wait', ms: drawWait(wait, next) })
  if (before === 'head') return [pause(), ...steps]
  if (before === 'chunk') return steps.flatMap(step => pieces(step, Math.max(1, bytes), pause))
  const place = bodyPlace(steps)
  return [...steps.slice(0, place), pause(), ...steps.slice(place)]
}

/** Gives the place of the first write of the body, or the one after the head where none is written. */
function bodyPlace(steps: readonly WireStep[]): number {
  const isPart = (part: 'head' | 'body') => (step: WireStep) =>
    step.do === 'write' && step.part === part
  const body = steps.findIndex(isPart('body'))
  return body < 0 ? steps.findLastIndex(isPart('head')) + 1 : body
}

/** Cuts a write of the body into pieces, a wait before each but the first. */
function pieces(step: WireStep, bytes: number, pause: () => WireStep): readonly WireStep[] {
  if (step.do !== 'write' || step.part !== 'body') return [step]
  const cut: WireStep[] = []
  for (let from = 0; from < step.bytes.length; from += bytes) {
    if (from > 0) cut.push(pause())
    cut.push({ ...step, bytes: step.bytes.subarray(from, from + bytes) })
  }
  return cut
}
