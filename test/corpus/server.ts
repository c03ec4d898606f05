import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type RespondOptions, respond } from '../../fake/index.ts'
import type { Pattern, Reply } from './entry.ts'
import { bodyFits, headFits } from './pattern.ts'

/** A server that gives one recorded reply to the requests that fit, and conforming ones to all others. */
export type ReplayServer = {
  readonly url: string
  /** How many requests got the recorded reply so far. */
  replayed(): number
  close(): Promise<void>
}

/** The bytes of a recorded body. */
export const bytesOf = ({ body, bodyBase64 }: Reply): Buffer =>
  bodyBase64 === undefined ? Buffer.from(body ?? '') : Buffer.from(bodyBase64, 'base64')

function send(response: ServerResponse, reply: Reply): void {
  if (reply.ending === 'silence') return
  if (reply.interim === 103) response.writeEarlyHints({ link: '</health>; rel=preload' })
  const bytes = bytesOf(reply)
  response.writeHead(reply.status, { 'content-length': String(bytes.length), ...reply.headers })
  if (reply.ending === 'stall') {
    response.flushHeaders()
    response.write(bytes)
  } else response.end(bytes)
}

/** Starts a server on a free port of this machine that replays `reply` where `pattern` fits. */
export async function replay(
  pattern: Pattern,
  reply: Reply,
  options: RespondOptions,
): Promise<ReplayServer> {
  let replayed = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray())
    if (headFits(pattern, request) && bodyFits(pattern, body)) {
      replayed += 1
      send(response, reply)
      return
    }
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    )
    const fitting = respond({ method: request.method ?? '', path, query, headers, body }, options)
    response.writeHead(fitting.status, fitting.headers).end(fitting.body)
  }
  const server = createServer(answer)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (headFits(pattern, request) && reply.ending === 'silence') {
      replayed += 1
      return
    }
    response.writeContinue()
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, replayed: () => replayed, close }
}
