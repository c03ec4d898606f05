import type { Socket } from 'node:net'
import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Leaves the line feed of the last request in front of the next one. */
export const keepAliveSecond400: Mutant = {
  id: 'keep-alive-second-400',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Refuses the second request on a connection with 400.',
  server(server) {
    const used = new WeakSet<Socket>()
    intercept(server, (request, response) => {
      const { socket } = request
      const isSpoilt = used.has(socket)
      used.add(socket)
      if (isSpoilt) response.writeHead(400, { 'content-length': '0' }).end()
      return isSpoilt
    })
  },
}
