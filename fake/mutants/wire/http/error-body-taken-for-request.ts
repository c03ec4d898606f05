import type { Mutant } from '../../../mutant.ts'
import { spoilAfterRefusal } from '../intercept.ts'

/** Refuses without reading the body and takes it for the next request. */
export const errorBodyTakenForRequest: Mutant = {
  id: 'error-body-taken-for-request',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Refuses the request after a refused one on the same connection with 400.',
  server(server) {
    spoilAfterRefusal(server, response => {
      response.writeHead(400, { 'content-length': '0' }).end()
    })
  },
}
