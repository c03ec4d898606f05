import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Listener, type ListenOptions, listen } from './listen.ts'

/** Where an HTTP server of ours can be reached, until it is closed. */
export type Door = Pick<Listener, 'url' | 'port' | 'certificate'> & {
  /** Takes no more connections and ends those there are. */
  close(): Promise<void>
}

/** Opens the door to an HTTP server that does not listen itself; rejects with one sentence when it cannot listen. */
export async function openDoor(server: Server, where: ListenOptions): Promise<Door> {
  const sockets = new Set<Socket>()
  const { close, ...place } = await listen(where, socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    server.emit('connection', socket)
  })
  return {
    ...place,
    async close() {
      const closed = close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
