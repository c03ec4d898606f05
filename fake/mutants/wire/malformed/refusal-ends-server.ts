import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** A process that is gone after the first request it could not read. */
export const refusalEndsServer: Mutant = {
  id: 'refusal-ends-server',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Refuses the first malformed request properly and resets every connection afterwards.',
  server(server) {
    let isGone = false
    intercept(server, (request, response) => {
      if (isGone) request.socket.resetAndDestroy()
      response.on('finish', () => {
        isGone ||= response.statusCode >= 400
      })
      return isGone
    })
  },
}
