import type { Mutant } from '../../../mutant.ts'

/** Drops its parser and forgets the connection. */
export const illFormedHttpSilence: Mutant = {
  id: 'ill-formed-http-silence',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Says nothing to ill-formed HTTP and keeps the connection.',
  server(server) {
    server.removeAllListeners('clientError')
    server.on('clientError', (_error, socket) => socket.on('error', () => {}))
  },
}
