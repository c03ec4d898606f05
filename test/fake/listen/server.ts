import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Test } from 'tap'
import { type ListenOptions, listen } from '../../../fake/listen.ts'

/** Answers a request as a test wants it. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

const sayPath: Answer = (request, response) => response.end(`${request.method} ${request.url}`)

/** Serves HTTP where `options` say; its answer is the method and the path unless `answer` gives another. */
export async function serve(t: Test, options: ListenOptions, answer: Answer = sayPath) {
  const server = createServer(answer)
  const sockets = new Set<Socket>()
  const listener = await listen(options, socket => {
    sockets.add(socket)
    server.emit('connection', socket)
  })
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    await listener.close()
  })
  return listener
}
