import type { Mutant } from '../../../mutant.ts'
import { spoilAfterRefusal } from '../intercept.ts'

/** Loses its place in the stream after a refusal. */
export const errorNextSilent: Mutant = {
  id: 'error-next-silent',
  breaks: 'HTTP-KEEP-ALIVE',
  says: 'Says nothing to the request after a refused one on the same connection.',
  server(server) {
    spoilAfterRefusal(server, () => {})
  },
}
