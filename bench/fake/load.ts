import { connect } from 'node:net'
import type { FakeRequest } from '../../fake/index.ts'

const body = Buffer.from(
  '{"protocol":1,"state":"previous loop: the login test fails\\ncurrent loop: the login test fails",' +
    '"questions":{"stuck":{"type":"noul","instructions":"Do both loops fail for the same reason?"}}}',
)

/** The request every bench sends: the page's smallest. */
export const request: FakeRequest = {
  method: 'POST',
  path: '/v1/systemone',
  query: '',
  headers: { 'content-type': 'application/json' },
  body,
}

const bytes = Buffer.concat([
  Buffer.from(
    `POST /v1/systemone HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  ),
  body,
])

/** Sends `count` requests over `connections` kept-alive sockets, one at a time on each; resolves when all are answered. */
export async function load(port: number, connections: number, count: number): Promise<void> {
  const share = Math.ceil(count / connections)
  await Promise.all(Array.from({ length: connections }, () => converse(port, share)))
}

// The answers are all alike, so their number is the number of their last bytes: a parser would cost more than the server.
function converse(port: number, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let left = count
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`the connection ended with ${left} answers to come`)))
    socket.on('data', chunk => {
      if (!chunk.includes('200 OK')) reject(new Error(chunk.toString()))
      if (chunk.at(-1) !== 0x7d) return
      left -= 1
      if (left > 0) socket.write(bytes)
      else socket.removeAllListeners('close').end(() => resolve())
    })
  })
}
