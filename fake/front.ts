import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { deliver, type Sent } from './deliver.ts'
import type { ConnectionUse } from './fault.ts'
import { createGuard } from './guard.ts'
import type { Listener } from './listen.ts'
import { type Sleep, sleep } from './sleep.ts'
import type { WireStep } from './wire.ts'

/** What a front hands on and asks. */
export type FrontOptions = {
  /** Takes a connection that no fault meets, before a byte of it is read. */
  readonly receive: (socket: Socket) => void
  /** Says which fault meets connection number `connection`, from 1; null hands it on. It is asked ahead as well, and counts nothing. */
  readonly meet?: ((connection: number) => ConnectionUse | null) | undefined
  /** Takes every connection that was met: with what was sent, or null where nothing listened. */
  readonly onMet?: ((connection: number, use: ConnectionUse, sent: Sent | null) => void) | undefined
  /** Takes the reason why it does not listen again after a refusal. */
  readonly onLocked?: ((cause: unknown) => void) | undefined
  readonly sleep?: Sleep | undefined
}

/** Stands before the HTTP server: numbers each connection and lets a fault meet it. */
export type Front = {
  /** Takes a connection from the listening socket. */
  take(socket: Socket): void
  /** Takes the listener over, and pauses it where the very first connection is to be refused. */
  guard(listener: Pick<Listener, 'pause' | 'resume'>): void
  /** Looks again at how the next connection is met; for a script that was replaced or reset. */
  refresh(): void
  /** The number of the connection this socket is, from 1; 0 for one that did not come through this front. */
  numberOf(socket: Duplex): number
  /** Breaks every connection off and leaves the listener as it is. */
  close(): void
}

/** Makes a front; a refusal that is over counts as one connection. */
export function createFront(options: FrontOptions): Front {
  const { receive, meet, onMet, sleep: wait = sleep } = options
  const numbers = new WeakMap<Duplex, number>()
  const open = new Set<Socket>()
  const count = { now: 0 }
  const guarding = createGuard(options, count)
  const take = (socket: Socket): void => {
    count.now += 1
    const connection = count.now
    numbers.set(socket, connection)
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    const use = meet?.(connection) ?? null
    if (use === null) receive(socket)
    else void meetWith(socket, use, wait).then(sent => onMet?.(connection, use, sent))
    guarding.look()
  }
  return {
    take,
    guard: guarding.guard,
    refresh: guarding.refresh,
    numberOf: socket => numbers.get(socket) ?? 0,
    close: () => {
      guarding.stop()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Performs a fault on a connection that nobody else reads. */
function meetWith(socket: Socket, { fault, values }: ConnectionUse, wait: Sleep): Promise<Sent> {
  // Whatever the client does to a connection that is broken on purpose is no error of the fake.
  socket.on('error', () => socket.destroy())
  // A refusal that was not seen coming, for the script was replaced meanwhile, is a reset.
  const steps: readonly WireStep[] =
    fault.at === 'connection' ? fault.connect(values) : [{ do: 'reset' }]
  if (!steps.some(step => step.do === 'deafen')) socket.resume()
  return deliver(socket, steps, { sleep: wait })
}
