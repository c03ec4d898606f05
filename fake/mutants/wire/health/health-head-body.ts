import type { Mutant } from '../../../mutant.ts'
import { intercept } from '../intercept.ts'

/** Runs the handler of GET and sends all it writes. */
export const healthHeadBody: Mutant = {
  id: 'health-head-body',
  breaks: 'HEALTH-HEAD',
  says: 'Sends a body with the answer to HEAD /health.',
  server(server) {
    intercept(server, ({ method, url, socket }) => {
      const isHead = method === 'HEAD' && url === '/health'
      const report = '{"status":"ok"}'
      if (isHead)
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${report.length}\r\n\r\n${report}`)
      return isHead
    })
  },
}
