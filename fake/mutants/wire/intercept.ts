import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Looks at a request before the fake does; true takes it away from the fake. */
export type Take = (request: IncomingMessage, response: ServerResponse) => boolean

/** Puts `take` in front of what the server does with a request. */
export function intercept(server: Server, take: Take): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (take(request, response)) return
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}

/** Has `spoil` deal with every request that follows a refused one on the same connection. */
export function spoilAfterRefusal(server: Server, spoil: (response: ServerResponse) => void): void {
  const used = new WeakSet<Socket>()
  intercept(server, ({ socket }, response) => {
    const isSpoilt = used.has(socket)
    response.on('finish', () => {
      if (response.statusCode >= 400) used.add(socket)
    })
    if (isSpoilt) spoil(response)
    return isSpoilt
  })
}

/** Answers what the parser refuses with this status line and an empty object. */
export function answerClientErrors(server: Server, statusLine: string): void {
  server.removeAllListeners('clientError')
  server.on('clientError', (_error, socket) => {
    socket.on('error', () => {})
    socket.end(`${statusLine}\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`)
  })
}
