import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The connections of a server that listens on no port of its own; node knows those of the others. */
export type Connections = {
  add(socket: Socket): void
  /** Ends every connection: an idle one now, any other when it is answered, and what is left after `graceMs`. */
  end(graceMs: number): void
}

/** Follows which connections of a server are in use. */
export function followConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const busy = new Set<Socket>()
  let isEnding = false
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (isEnding) socket.destroySoon()
    })
  })
  return {
    add(socket) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
    end(graceMs) {
      isEnding = true
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, graceMs)
      late.unref()
    },
  }
}
