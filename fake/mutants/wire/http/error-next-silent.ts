import type { Socket } from 'node:net'
import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Loses its place in the stream after a refusal. */
export const errorNextSilent: Mutant = {
  id: 'error-next-silent',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Says nothing to the request after a refused one on the same connection.',
  server(server) {
    const used = new WeakSet<Socket>()
    intercept(server, (request, response) => {
      const { socket } = request
      const isSpoilt = used.has(socket)
      response.on('finish', () => {
        if (response.statusCode >= 400) used.add(socket)
      })
      return isSpoilt
    })
  },
}
