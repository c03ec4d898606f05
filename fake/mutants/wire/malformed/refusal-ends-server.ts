import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** A process that dies of a request it could not read, and is started again. */
export const refusalEndsServer: Mutant = {
  id: 'refusal-ends-server',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Refuses a malformed request properly and resets the connection of the next request.',
  server(server) {
    let isGone = false
    intercept(server, (request, response) => {
      const isReset = isGone
      isGone = false
      if (isReset) request.socket.resetAndDestroy()
      response.on('finish', () => {
        isGone = response.statusCode >= 400
      })
      return isReset
    })
  },
}
