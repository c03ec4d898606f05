import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Looks headers up as they were written. */
export const headerCaseSensitive: Mutant = {
  id: 'header-case-sensitive',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Finds no content type where its name is in capitals.',
  server(server) {
    intercept(server, (request, response) => {
      const isLost = request.rawHeaders.includes('CONTENT-TYPE')
      if (isLost) response.writeHead(415, { 'content-length': '0' }).end()
      return isLost
    })
  },
}
