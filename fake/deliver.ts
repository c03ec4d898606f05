import type { Duplex } from 'node:stream'
import { resetSocket } from './reset.ts'
import type { Sleep } from './sleep.ts'
import type { WireStep } from './wire.ts'

/** How an exchange ended: as the last step says, or because the client left or the fake stopped before it. */
export type Ending = 'next' | 'half-close' | 'close' | 'reset' | 'hang' | 'client-left' | 'stopped'

/** What really went out. */
export type Sent =
  /** The reply as it stands, framed by node and written at once. */
  | { readonly whole: true; readonly ended: 'next' }
  /** `bytes` are the first of `total`: as many as are kept. */
  | {
      readonly whole: false
      readonly bytes: Buffer
      readonly total: number
      readonly ended: Ending
    }

/** What a delivery needs from outside. */
export type Delivery = {
  readonly sleep: Sleep
  /** How many of the bytes sent are kept for the report; 65,536 by default. */
  readonly keep?: number | undefined
}

// Between two slices the client may leave, and no more than one waits in memory.
const SLICE = 65_536

const KEPT = 65_536

/**
 * Performs `steps` on a connection and gives what was sent and how it ended; never rejects.
 *
 * It is over when the last step is done: a hang at once, and a list without an end as if it ended with one.
 * After `next` and `half-close` the connection belongs to the caller again.
 */
export async function deliver(
  socket: Duplex,
  steps: readonly WireStep[],
  { sleep, keep = KEPT }: Delivery,
): Promise<Sent> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  socket.once('close', leave)
  const record = createRecord(keep)
  const ended = await perform(socket, steps, { sleep, gone: gone.signal, note: record.note })
  socket.removeListener('close', leave)
  return { whole: false, ...record.read(), ended }
}

type Means = {
  readonly sleep: Sleep
  readonly gone: AbortSignal
  readonly note: (bytes: Buffer) => void
}

async function perform(socket: Duplex, steps: readonly WireStep[], means: Means): Promise<Ending> {
  for (const step of steps) {
    if (hasLeft(socket)) return 'client-left'
    const ended = endingOf(socket, step)
    if (ended !== null) return ended
    const isDone = await goOn(socket, step, means)
    if (!isDone) return 'client-left'
  }
  return hang(socket)
}

const hasLeft = (socket: Duplex): boolean => socket.destroyed || !socket.writable

function endingOf(socket: Duplex, step: WireStep): Ending | null {
  if (step.do === 'next') return 'next'
  if (step.do === 'hang') return hang(socket)
  if (step.do === 'reset') {
    resetSocket(socket)
    return 'reset'
  }
  if (step.do === 'half-close') {
    socket.end()
    return 'half-close'
  }
  if (step.do !== 'close') return null
  // Bytes that came and were not read would turn the close into a reset (RFC 9293 section 3.10.4), so one turn reads them.
  socket.resume()
  socket.end(() => setImmediate(() => socket.destroy()))
  return 'close'
}

/** Keeps the connection until the client ends it; of one that half-closed nobody could tell that it is still there. */
function hang(socket: Duplex): Ending {
  socket.once('end', () => socket.destroy())
  return 'hang'
}

/** Does a step that ends nothing, and says whether the client was there until its end. */
async function goOn(socket: Duplex, step: WireStep, { sleep, gone, note }: Means) {
  if (step.do === 'write') return write(socket, step.bytes, note)
  if (step.do === 'fill') return fill(socket, step.bytes, step.total, note)
  if (step.do === 'await-more') return more(socket)
  if (step.do === 'wait') await sleep(step.ms, gone)
  if (step.do === 'deafen') socket.pause()
  return !gone.aborted
}

async function write(
  socket: Duplex,
  bytes: Buffer,
  note: (bytes: Buffer) => void,
): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    const slice = bytes.subarray(at, at + SLICE)
    if (!(await flush(socket, slice))) return false
    note(slice)
  }
  return true
}

async function fill(
  socket: Duplex,
  bytes: Buffer,
  total: number,
  note: (bytes: Buffer) => void,
): Promise<boolean> {
  const times = Math.max(1, Math.floor(SLICE / bytes.length))
  const block = Buffer.concat(Array.from({ length: times }, () => bytes))
  for (let left = total; left > 0; left -= block.length) {
    if (!(await write(socket, block.subarray(0, left), note))) return false
  }
  return true
}

/** Hands bytes to the kernel, and says whether it took them: this is the backpressure. */
const flush = (socket: Duplex, bytes: Buffer): Promise<boolean> =>
  new Promise(resolve => {
    socket.write(bytes, error => resolve(!error))
  })

/** Waits for bytes of the client, ahead of whoever else reads them, and says whether some came. */
const more = (socket: Duplex): Promise<boolean> =>
  new Promise(resolve => {
    const settle = (came: boolean) => () => {
      socket.removeListener('data', onData)
      socket.removeListener('end', onEnd)
      socket.removeListener('close', onEnd)
      resolve(came)
    }
    const onData = settle(true)
    const onEnd = settle(false)
    socket.prependListener('data', onData)
    socket.once('end', onEnd)
    socket.once('close', onEnd)
  })

function createRecord(keep: number) {
  const kept: Buffer[] = []
  let total = 0
  return {
    note(bytes: Buffer): void {
      const room = keep - total
      // A copy, for a slice would hold the whole of what it is cut from.
      if (room > 0) kept.push(Buffer.from(bytes.subarray(0, room)))
      total += bytes.length
    },
    read: () => ({ bytes: Buffer.concat(kept), total }),
  }
}
