import { connect, type Socket } from 'node:net'
import type { Test } from 'tap'
import type { Sent } from '../../../fake/deliver.ts'
import type { Answered, Wiring } from '../../../fake/exchange.ts'
import { defaultsOf, type FaultValues } from '../../../fake/fault.ts'
import { faultOf } from '../../../fake/faults/index.ts'
import { createFront, type FrontOptions } from '../../../fake/front.ts'
import { listen } from '../../../fake/listen.ts'
import type { FakeReply, FakeRequest } from '../../../fake/reply.ts'
import { wireServer } from '../../../fake/server.ts'

/** The reply every fault is tried on. */
export const REPLY: FakeReply = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"model":"m","answers":{"q":{"type":"noul","noul":0.75}}}'),
}

export const REQUEST = 'POST /v1/systemone HTTP/1.1\r\nHost: f\r\nContent-Length: 2\r\n\r\n{}'

/** What a bare socket received, as latin1 without Date, and how it ended: `FIN`, an error code, or `open`. */
export type Seen = { readonly text: string; readonly ended: string }

type Meet = Pick<FrontOptions, 'meet' | 'onMet' | 'sleep'>

/** Starts a front with an HTTP server behind it. */
export async function start(
  t: Test,
  answer: (request: FakeRequest, connection: number) => Answered | Promise<Answered> | null,
  wiring: Wiring & Meet = {},
) {
  const front = createFront({
    ...wiring,
    receive: socket => void app.server.emit('connection', socket),
  })
  const app = wireServer((request, socket) => answer(request, front.numberOf(socket)), wiring)
  await app.ready()
  const listener = await listen({}, front.take)
  front.guard(listener)
  t.teardown(async () => {
    front.close()
    await listener.close()
  })
  return { port: listener.port, front }
}

/** Says how a reply goes out under a fault. */
export function under(id: string, given: FaultValues = {}): Pick<Answered, 'reply' | 'steps'> {
  const fault = faultOf(id)
  if (fault === undefined) throw new Error(`no fault is called ${id}`)
  const values = { ...defaultsOf(fault), ...given }
  if (fault.at === 'reply') return { reply: fault.edit(REPLY, values, () => 0.5) }
  if (fault.at !== 'delivery') throw new Error(`${id} breaks no answer`)
  return { reply: REPLY, steps: wire => fault.deliver(wire, values, () => 0.5) }
}

/** A bare socket that keeps what it sees. */
export function open(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let text = ''
  let ended = 'open'
  const heard = new Set<() => void>()
  const hear = () => {
    for (const each of heard) each()
  }
  socket.on('data', bytes => {
    text += bytes.toString('latin1')
    hear()
  })
  socket.on('end', () => {
    ended = 'FIN'
    hear()
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ended = error.code ?? 'error'
    hear()
  })
  const seen = (): Seen => ({ text: text.replace(/Date: [^\r]*\r\n/, ''), ended })
  /** Waits until `isEnough` of what was seen. */
  const until = (isEnough: (seen: Seen) => boolean): Promise<Seen> =>
    new Promise(resolve => {
      const settle = () => {
        if (!isEnough(seen())) return
        heard.delete(settle)
        resolve(seen())
      }
      heard.add(settle)
      settle()
    })
  return { socket, seen, until }
}

export const isOver = ({ ended }: Seen): boolean => ended !== 'open'

/** Asks once and gives what came until the connection ended, or until `length` bytes came and the fake was done. */
export async function meetFault(t: Test, id: string, values: FaultValues, length: number) {
  const waits: number[] = []
  const { promise, resolve } = promised<Sent>()
  // Time passes when all that was sent so far is there: no clock is waited for.
  const sleep = async (ms: number) => {
    waits.push(ms)
    if (length > 0 && id.startsWith('reset'))
      await client.until(({ text }) => text.length >= length)
  }
  const { port } = await start(t, () => ({ ...under(id, values), onSent: resolve }), { sleep })
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  client.socket.write(REQUEST)
  await client.until(seen => isOver(seen) || seen.text.length >= length)
  const sent = await promise
  // What the fake has done by now reaches a loopback socket within one turn.
  if (sent.ended !== 'next' && sent.ended !== 'hang') await client.until(isOver)
  else await new Promise(setImmediate)
  return { ...client.seen(), sent, waits }
}

/** Gives a promise and what resolves it. */
export function promised<T>() {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>(resolve => {
    settle = resolve
  })
  return { promise, resolve: (value: T) => settle(value) }
}
