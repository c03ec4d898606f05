import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createFront, type FrontOptions } from './front.ts'
import { type Listener, type ListenOptions, listen } from './listen.ts'

/** Where an HTTP server of ours can be reached, until it is closed. */
export type Door = Pick<Listener, 'url' | 'port' | 'certificate'> & {
  /** The number of a connection, from 1. */
  numberOf(socket: Duplex): number
  /** Looks again at how the next connection is met. */
  refresh(): void
  /** Takes no more connections and ends those there are. */
  close(): Promise<void>
}

/** Opens the door to an HTTP server that does not listen itself; rejects with one sentence when it cannot listen. */
export async function openDoor(
  server: Server,
  where: ListenOptions,
  how: Omit<FrontOptions, 'receive'> = {},
): Promise<Door> {
  const front = createFront({ ...how, receive: socket => server.emit('connection', socket) })
  const listener = await listen(where, front.take)
  front.guard(listener)
  const { url, port, certificate } = listener
  return {
    ...{ url, port, certificate },
    numberOf: front.numberOf,
    refresh: front.refresh,
    async close() {
      const closed = listener.close()
      front.close()
      await closed
    },
  }
}
