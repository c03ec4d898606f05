import type { Mutant } from '../../../mutant.ts'

/** A proxy that waits for the body while the client waits for it. */
export const expectIgnored: Mutant = {
  id: 'expect-ignored',
  breaks: 'HTTP-EXPECT',
  says: 'Never answers Expect: 100-continue.',
  server(server) {
    server.on('checkContinue', () => {})
  },
}
