import type { Socket } from 'node:net'
import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Refuses without reading the body and takes it for the next request. */
export const errorBodyTakenForRequest: Mutant = {
  id: 'error-body-taken-for-request',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Refuses the request after a refused one on the same connection with 400.',
  server(server) {
    const used = new WeakSet<Socket>()
    intercept(server, (request, response) => {
      const { socket } = request
      const isSpoilt = used.has(socket)
      response.on('finish', () => {
        if (response.statusCode >= 400) used.add(socket)
      })
      if (isSpoilt) response.writeHead(400, { 'content-length': '0' }).end()
      return isSpoilt
    })
  },
}
