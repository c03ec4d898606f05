import { once } from 'node:events'
import {
  createServer,
  isIPv6,
  type ListenOptions as NodeListenOptions,
  type Server,
  type Socket,
} from 'node:net'
import { secureBy, type TlsOption, type TlsPair, tlsPairOf } from './tls.ts'
import { clearSocketPath } from './unix.ts'

/** Where a server listens. */
export type ListenOptions = {
  /** Default 0: any free port. */
  readonly port?: number
  /** An IPv4 or IPv6 address, or a name of this machine. Default 127.0.0.1. */
  readonly host?: string
  /** HTTPS: with a certificate of one's own, or with one made for this start. */
  readonly tls?: TlsOption
  /** The path of a Unix socket, in place of host and port. */
  readonly unix?: string
}

/** A server that listens. */
export type Listener = {
  /** The base URL, without a slash at its end: `https://[::1]:8471`, or `http+unix://%2Ftmp%2Ffake.sock` with the path as its host. */
  readonly url: string
  /** 0 on a Unix socket. */
  readonly port: number
  /** The certificate a client has to trust, as PEM; null without TLS. */
  readonly certificate: string | null
  /** Stops listening at once; connections that are there go on. */
  pause(): void
  /** Listens again where it did; rejects when the place is taken meanwhile. */
  resume(): Promise<void>
  /** Takes no more connections and takes the socket file away; done once every connection that was handed over has ended. */
  close(): Promise<void>
}

/**
 * Listens and hands each connection over, decrypted, before a byte of it is read; `server.emit('connection', socket)` serves it by HTTP.
 *
 * Every socket stays half-open when its client ends (FIN), sends without delay, and is the taker's to end. Rejects
 * with an Error of one sentence when it cannot listen.
 */
export async function listen(
  options: ListenOptions,
  onSocket: (socket: Socket) => void,
): Promise<Listener> {
  try {
    return await open(options, onSocket)
  } catch (cause) {
    throw new Error(`could not listen on ${placeOf(options)}: ${reasonOf(cause, options)}`, {
      cause,
    })
  }
}

async function open(options: ListenOptions, onSocket: (socket: Socket) => void): Promise<Listener> {
  const { port = 0, host = '127.0.0.1', unix, tls } = options
  if (unix !== undefined && (options.host !== undefined || port !== 0)) {
    throw new Error('a Unix socket has neither port nor host. Give the one or the other.')
  }
  const pair = tls === undefined ? null : await tlsPairOf(tls)
  if (unix !== undefined) await clearSocketPath(unix)
  const doorway = openDoorway(pair, onSocket)
  const { server } = doorway
  await doorway.listen(unix === undefined ? { port, host } : { path: unix })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `${pair === null ? 'http' : 'https'}${baseOf(options, taken)}`,
    port: taken,
    certificate: pair?.cert ?? null,
    pause: () => server.close(),
    resume: () => doorway.listen(unix === undefined ? { port: taken, host } : { path: unix }),
    close: doorway.close,
  }
}

/** Makes the server that takes connections, and can drop those whose TLS handshake is not over. */
function openDoorway(pair: TlsPair | null, onSocket: (socket: Socket) => void) {
  const waiting = new Set<Socket>()
  const secure =
    pair &&
    secureBy(pair, (socket, carrier) => {
      waiting.delete(carrier)
      onSocket(socket)
    })
  const server: Server = createServer({ allowHalfOpen: true, noDelay: true }, socket => {
    if (secure === null) {
      onSocket(socket)
      return
    }
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    secure(socket)
  })
  // Of a server that is about to listen, node can neither say so nor call it off.
  let beginning: Promise<unknown> | null = null
  const listen = async (place: NodeListenOptions): Promise<void> => {
    server.listen(place)
    beginning = once(server, 'listening')
    await beginning
  }
  const close = async (): Promise<void> => {
    await beginning?.catch(() => undefined)
    const closed = server.listening ? once(server, 'close') : null
    if (closed !== null) server.close()
    for (const socket of waiting) socket.destroy()
    await closed
  }
  return { server, listen, close }
}

// An address that stands for all of them is no address a client can ask.
const reachable: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

const authority = (host: string, port: number): string =>
  isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`

function baseOf({ host = '127.0.0.1', unix }: ListenOptions, port: number): string {
  if (unix !== undefined) return `+unix://${encodeURIComponent(unix)}`
  return `://${authority(reachable[host] ?? host, port)}`
}

const placeOf = ({ port = 0, host = '127.0.0.1', unix }: ListenOptions): string =>
  unix ?? authority(host, port)

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use. Choose another, or 0 for any free one.',
  EACCES: 'the port is not allowed to this user. Choose one above 1023, or 0 for any free one.',
  EADDRNOTAVAIL: 'this machine has no such address. Use 127.0.0.1.',
  ENOTFOUND: 'this machine knows no host of that name. Use 127.0.0.1.',
  EAI_AGAIN: 'this machine knows no host of that name. Use 127.0.0.1.',
  EAFNOSUPPORT: 'this machine has no IPv6. Use 127.0.0.1.',
}

const unixReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another server took the path at this moment. Give another path.',
  EACCES: 'this user may write no file there. Give a path in a folder of your own.',
}

function reasonOf(cause: unknown, { unix }: ListenOptions): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause ? String(cause.code) : ''
  return (unix === undefined ? reasons : unixReasons)[code] ?? cause.message
}
