import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { deliver, type Sent } from './deliver.ts'
import { defaultsOf } from './fault.ts'
import { half, whole } from './faults/pieces.ts'
import { frame, framed, isChunked } from './frame.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { resetSocket } from './reset.ts'
import { type Sleep, sleep } from './sleep.ts'
import type { WireReply, WireStep } from './wire.ts'

/** What goes back for one request, and how. */
export type Answered = {
  readonly reply: FakeReply
  /** The steps that put the framed reply on the connection; without, as the reply's own `delivery` has it, else whole. */
  readonly steps?: ((wire: WireReply) => readonly WireStep[]) | undefined
  /** Takes what was really sent, once, when the exchange is over. */
  readonly onSent?: ((sent: Sent) => void) | undefined
}

/** Answers a request that came on `socket`; null, a throw, or a promise that rejects, breaks the exchange off with a reset. */
export type Answer = (
  request: FakeRequest,
  socket: Duplex,
) => Answered | null | Promise<Answered | null>

/** What the wiring takes from outside; all of it may be left out. */
export type Wiring = {
  /** Waits between steps; by the clock of this process without. */
  readonly sleep?: Sleep | undefined
  /** The clock, in ms, for the Date of a reply that is sent by steps. */
  readonly now?: (() => number) | undefined
  /** How many of the bytes sent by steps are reported; 65,536 by default. */
  readonly keep?: number | undefined
}

/** Takes a request with the response and the connection that are there for its answer. */
type Exchange = (request: FakeRequest, response: ServerResponse, socket: Duplex) => void

/** Makes the function that has each request answered and puts the answer on its connection. */
export function createExchanges(answer: Answer, wiring: Wiring): Exchange {
  // Connections whose exchange ends them: what still comes on one is read and never answered.
  const over = new WeakSet<Duplex>()
  const settle = (answered: Answered | null, response: ServerResponse, socket: Duplex): void => {
    if (answered === null) resetSocket(socket)
    else if (!isSentWhole(answered, response, socket)) {
      const steps = stepsOf(answered, response, wiring)
      if (!steps.some(step => step.do === 'next')) over.add(socket)
      void sendBySteps(steps, response, socket, wiring).then(answered.onSent)
    }
  }
  return (request, response, socket) => {
    if (over.has(socket)) return
    try {
      const answered = answer(request, socket)
      if (answered instanceof Promise) {
        answered.then(given => settle(given, response, socket)).catch(() => resetSocket(socket))
      } else {
        settle(answered, response, socket)
      }
    } catch {
      // Whoever answers knows what was wrong; a client that waits for ever would tell nobody.
      resetSocket(socket)
    }
  }
}

// What is longer may still be on its way when the client leaves, so it goes out step by step.
const AT_ONCE = 65_536

/** Has node write a plain reply in one go, which is fast, and says whether it did. */
function isSentWhole(
  { reply, steps, onSent }: Answered,
  response: ServerResponse,
  socket: Duplex,
): boolean {
  const isPlain = steps === undefined && reply.delivery === undefined
  // Behind another answer, or behind bytes the client has not read, nobody knows yet whether it will go out.
  const isFree = response.socket !== null && !socket.destroyed && socket.writableLength === 0
  if (!isPlain || !isFree || reply.body.length > AT_ONCE) return false
  if (!isHeadWritten(response, reply)) return false
  const { headers, body } = reply
  if (isChunked(headers)) {
    const first = half(body)
    response.write(first)
    response.end(body.subarray(first.length))
  } else {
    // Node joins a head and a text into one write, and a head and bytes into two; latin1 keeps every byte.
    response.end(body.toString('latin1'), 'latin1')
  }
  onSent?.({ whole: true, ended: 'next' })
  return true
}

/** Writes the head, unless it holds what node refuses to send: a status below 100, a line end inside a header. */
function isHeadWritten(response: ServerResponse, reply: FakeReply): boolean {
  try {
    response.writeHead(reply.status, framed(reply))
    return true
  } catch {
    return false
  }
}

function stepsOf(
  { reply, steps }: Answered,
  response: ServerResponse,
  { now }: Wiring,
): readonly WireStep[] {
  const isKept = response.shouldKeepAlive
  const wire = frame(reply, { method: response.req.method, isKept, now })
  const { delivery } = reply
  const given =
    steps?.(wire) ?? delivery?.deliver(wire, defaultsOf(delivery), () => 0) ?? whole(wire)
  if (isKept) return given
  return given.map(step => (step.do === 'next' ? { do: 'close' } : step))
}

/** Performs the steps once every request before this one on the connection has its answer. */
async function sendBySteps(
  steps: readonly WireStep[],
  response: ServerResponse,
  socket: Duplex,
  { sleep: wait = sleep, keep }: Wiring,
): Promise<Sent> {
  await turnOf(response, socket)
  const sent = await deliver(socket, steps, { sleep: wait, keep })
  // To node the response has finished, and it goes on with the next request on this connection.
  if (sent.ended === 'next') response.emit('finish')
  return sent
}

/** Waits until the connection is given to this response, as node does in the order of the requests, or is closed. */
function turnOf(response: ServerResponse, socket: Duplex): Promise<void> {
  if (response.socket !== null || socket.destroyed) return Promise.resolve()
  return new Promise(resolve => {
    response.once('socket', () => resolve())
    socket.once('close', () => resolve())
  })
}
