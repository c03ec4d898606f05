import { Buffer } from 'node:buffer'
import type { Exchange } from '../../conformance/exchange.ts'
import type { Measuring } from '../../conformance/measuring.ts'
import { faceOf } from '../../fake/faces/index.ts'
import { redactionOf } from '../../fake/redaction.ts'
import type { FakeReply, FakeRequest } from '../../fake/reply.ts'
import type { Truth } from '../../fake/truth.ts'
import { type Setting, takeTurn } from '../../fake/turn.ts'
import type { VirtualTime } from './virtual-time.ts'

/** The time after which a client gives up, in ms: the kit's own where none is asked for. */
const GIVES_UP_MS = 5000

/** What takes the place of sockets and of the clock. */
export type InProcess = {
  readonly truth: Truth
  readonly seed: string
  readonly time: VirtualTime
}

/**
 * Makes the hands of a measurement that ask the fake without a socket: its own code from request to reply.
 *
 * Times are those of the virtual clock, so that a request takes what the dials say and no more.
 */
export function measureInProcess({ truth, seed, time }: InProcess): Measuring {
  const setting: Setting = {
    options: {},
    face: faceOf(),
    script: null,
    cursor: null,
    truth,
    hostile: null,
    redaction: redactionOf([]),
  }
  let [count, inside] = [0, 0]
  const exchange = async (request: FakeRequest, label: string): Promise<Exchange> => {
    count += 1
    inside += 1
    const id = count
    const begunMs = time.now()
    const at = { session: 'default', request: id, connection: id, inFlight: inside }
    const turn = takeTurn(setting, request, at)
    const reply = turn.reply()
    const due = turn.truth?.due
    const isLate = due ? await isLateFor(due, time) : false
    turn.truth?.leave()
    inside -= 1
    return exchangeOf({
      id,
      label,
      request,
      reply: isLate ? null : reply,
      ms: time.now() - begunMs,
    })
  }
  return {
    seed,
    ask: (body, { label }) => exchange(post(Buffer.from(JSON.stringify(body))), label),
    health: label => exchange({ ...post(Buffer.alloc(0)), method: 'GET', path: '/health' }, label),
    ended: () => null,
    now: time.now,
    sleep: ms => time.sleep(ms),
    watchLoop: () => ({ stop: () => 1 }),
  }
}

/** Waits until an answer is due, or until a client would have given up. */
async function isLateFor(due: Promise<void>, time: VirtualTime): Promise<boolean> {
  const given = new AbortController()
  const isLate = await Promise.race([
    due.then(() => false),
    time.sleep(GIVES_UP_MS, given.signal).then(() => true),
  ])
  given.abort()
  return isLate
}

const post = (body: Buffer): FakeRequest => ({
  method: 'POST',
  path: '/v1/systemone',
  query: '',
  headers: { 'content-type': 'application/json' },
  body,
})

type Ended = {
  readonly id: number
  readonly label: string
  readonly request: FakeRequest
  readonly reply: FakeReply | null
  readonly ms: number
}

const exchangeOf = ({ id, label, request, reply, ms }: Ended): Exchange => ({
  id,
  check: label,
  sent: { method: request.method, path: request.path, headers: {}, body: request.body, raw: null },
  received: reply && { status: reply.status, headers: lowered(reply.headers), body: reply.body },
  ended: reply === null ? 'timeout' : 'clean',
  cause: null,
  connectMs: null,
  firstByteMs: reply === null ? null : ms,
  totalMs: ms,
})

const lowered = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
