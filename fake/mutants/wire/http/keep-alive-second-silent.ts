import type { Socket } from 'node:net'
import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Reads one request and then forgets the connection, which it keeps. */
export const keepAliveSecondSilent: Mutant = {
  id: 'keep-alive-second-silent',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Says nothing to the second request on a connection.',
  server(server) {
    const used = new WeakSet<Socket>()
    intercept(server, request => {
      const { socket } = request
      const isSpoilt = used.has(socket)
      used.add(socket)
      return isSpoilt
    })
  },
}
