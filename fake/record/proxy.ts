import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isBearer } from '../../spec/bearer.ts'
import { requestOf } from '../incoming.ts'
import { resetSocket } from '../reset.ts'
import type { Ending, Exchange, HeaderList } from './exchange.ts'
import { ofMessage, pairsOf, passedUp } from './headers.ts'
import type { Pending, Upstream } from './upstream.ts'

/** What a proxy stands between, and who hears of its exchanges. */
export type ProxyOptions = {
  readonly upstream: Upstream
  /** Sent to the decider with every request that has no Authorization of its own. */
  readonly token?: string
  /** Whether every request has to carry the token, as where others reach the proxy. */
  readonly isTokenAsked: boolean
  /** A clock that never goes back, in ms. */
  readonly clock: () => number
  /** Takes each exchange when it has ended. */
  readonly onExchange: (exchange: Exchange) => void
  /** Takes one line about a request that is answered here and recorded nowhere. */
  readonly warn: (line: string) => void
}

/** The bytes of a body that is passed on, and kept. */
export const LARGEST_BODY = 16 * 1_048_576

/** Makes the server that passes each request on to a decider, and the reply back as it comes, broken off where it is. */
export function createProxy(options: ProxyOptions): Server {
  let count = 0
  return createServer(async (request, response) => {
    count += 1
    const number = count
    const body = await bodyOf(request).catch(() => undefined)
    if (body === undefined) return
    const refusal = body === null ? tooLarge : refusalOf(request, options)
    if (body === null || refusal !== null) {
      options.warn(`request ${number} is not recorded: ${refusal?.says}`)
      refuse(response, refusal ?? tooLarge)
    } else {
      pass({ number, request, response, body }, options)
    }
  })
}

type Refusal = { readonly status: number; readonly says: string }

const tooLarge: Refusal = { status: 413, says: 'its body has more than 16 MiB.' }

function refusalOf({ url = '', headers }: IncomingMessage, options: ProxyOptions): Refusal | null {
  const { token, isTokenAsked } = options
  if (isTokenAsked && (token === undefined || !isBearer(headers.authorization, token))) {
    return { status: 401, says: 'it does not carry the token this recorder asks for.' }
  }
  return url.startsWith('/') ? null : { status: 400, says: 'its target is no path.' }
}

function refuse(response: ServerResponse, { status, says }: Refusal): void {
  const body = JSON.stringify({ detail: `decider-kit record: ${says}` })
  const asks = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  // What is left of a body too large to read would be taken for the next request.
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...asks })
  response.end(body)
}

/** Reads the whole body; null where it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Passing = {
  readonly number: number
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
}

function pass({ number, request, response, body }: Passing, options: ProxyOptions): void {
  const { upstream, clock, onExchange } = options
  const path = request.url ?? '/'
  const method = request.method ?? 'GET'
  const headers = passedUp(pairsOf(request.rawHeaders))
  const notes = noting(clock)
  let pending: Pending | null = null
  const finish = (ending: Ending, cause: string | null) => {
    const noted = notes.end()
    if (noted === null) return
    // Whoever ends first is the one who broke it off.
    const isGone = ending !== 'whole' && request.socket.destroyed
    const end = isGone ? abandoned : { ending, cause }
    if (!isGone) endAs(ending, response)
    onExchange({ number, request: requestOf(request, path, body), ...end, ...noted })
  }
  response.once('close', () => {
    finish('abandoned', null)
    pending?.abort()
  })
  response.on('drain', () => pending?.resume())
  pending = upstream.send(
    { method, path, body, headers: withToken(headers, options.token) },
    {
      start: notes.start,
      head(status, message, raw) {
        notes.head(status, raw)
        response.sendDate = false
        response.writeHead(status, message, ofMessage(raw).flat())
        response.flushHeaders()
      },
      bytes(chunk) {
        notes.bytes(chunk)
        return response.write(chunk)
      },
      end: finish,
    },
  )
}

const abandoned = { ending: 'abandoned', cause: null } as const

const withToken = (headers: HeaderList, token: string | undefined): HeaderList =>
  token === undefined || headers.some(([name]) => name.toLowerCase() === 'authorization')
    ? headers
    : [...headers, ['authorization', `Bearer ${token}`]]

/** Ends the exchange with the client as the decider ended its own. */
function endAs(ending: Ending, response: ServerResponse): void {
  const { socket } = response
  if (ending === 'whole') response.end()
  else if (ending === 'closed') socket?.destroySoon()
  else if (socket !== null) resetSocket(socket)
}

/** Notes what comes of a reply, and when. */
function noting(clock: () => number) {
  let startedAt = clock()
  let firstAt: number | null = null
  let head: { status: number; headers: HeaderList } | null = null
  let hasEnded = false
  let chunks: Buffer[] | null = []
  let size = 0
  return {
    start() {
      startedAt = clock()
    },
    head(status: number, headers: HeaderList) {
      firstAt = clock()
      head = { status, headers }
    },
    bytes(chunk: Buffer) {
      size += chunk.length
      if (size > LARGEST_BODY) chunks = null
      chunks?.push(chunk)
    },
    /** Gives what was noted the first time it is called, and null from then on. */
    end(): Pick<Exchange, 'heard' | 'firstMs' | 'totalMs'> | null {
      if (hasEnded) return null
      hasEnded = true
      const heard = head && { ...head, body: chunks && Buffer.concat(chunks) }
      return { heard, firstMs: firstAt && firstAt - startedAt, totalMs: clock() - startedAt }
    },
  }
}
