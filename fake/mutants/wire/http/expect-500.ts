import type { Mutant } from '../../../mutant.ts'

/** A proxy without a handler for expectations. */
export const expect500: Mutant = {
  id: 'expect-500',
  breaks: 'HTTP-EXPECT',
  says: 'Fails with 500 on Expect: 100-continue.',
  server(server) {
    server.on('checkContinue', (_request, response) => {
      response.writeHead(500, { 'content-length': '0' }).end()
    })
  },
}
