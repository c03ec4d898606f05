import { type FaultParameter, type FaultValues, parameterOf } from '../fault.ts'
import type { WireStep } from '../wire.ts'

/** The parameters of a fault that sends in drops. */
export const dropping: Readonly<Record<'bytes' | 'ms', FaultParameter>> = {
  bytes: { says: 'how many bytes are sent at once', least: 1, most: 1048576, default: 1 },
  ms: {
    says: 'how many ms lie between two of these pieces',
    least: 1,
    most: 600000,
    default: 100,
  },
}

/** Waits for `ms` of the values. */
export const pause = (values: FaultValues): WireStep => ({
  do: 'wait',
  ms: parameterOf(values, 'ms'),
})

/** Sends bytes in pieces of `bytes` of the values, with a pause between each two. */
export function drops(bytes: Buffer, part: 'head' | 'body', values: FaultValues): WireStep[] {
  const size = parameterOf(values, 'bytes')
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, index): WireStep[] => {
    const piece = bytes.subarray(index * size, (index + 1) * size)
    const step: WireStep = { do: 'write', part, bytes: piece }
    return index === 0 ? [step] : [pause(values), step]
  }).flat()
}
