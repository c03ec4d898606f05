import type { Mutant } from '../../../mutant.ts'

/** An HTTP/1.0 server that calls itself 1.1. */
export const hostUnneeded: Mutant = {
  id: 'host-unneeded',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a request without Host.',
  server(server) {
    Object.assign(server, { requireHostHeader: false })
  },
}
