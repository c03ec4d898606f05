import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'

/** Where a server can be reached, until it is closed. */
export type Listening = {
  /** The base URL, without a slash at its end. */
  readonly url: string
  /** 0 where it listens on no port. */
  readonly port: number
  /** Takes no more connections and ends those there are. */
  close(): Promise<void>
}

/** Lets an HTTP server listen; rejects with an Error of one sentence where it cannot. */
export type Listen = (server: Server) => Promise<Listening>

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use. Give another, or 0 for any free one.',
  EACCES: 'this user may not. Give a port from 1024 up.',
  EADDRNOTAVAIL: 'this machine has no such address. Listen on 127.0.0.1, or on an address it has.',
  ENOTFOUND: 'there is no such host. Give an address of this machine.',
}

/** Makes what lets a server listen on a TCP port, without TLS. */
export const listenAt =
  (host: string, port: number): Listen =>
  async server => {
    const place = (taken: number) => `${isIPv6(host) ? `[${host}]` : host}:${taken}`
    server.listen({ host, port })
    try {
      await once(server, 'listening')
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
      const says = `could not listen on ${place(port)}: ${reasons[code] ?? `${code}.`}`
      throw new Error(says, { cause })
    }
    const address = server.address()
    const taken = typeof address === 'object' && address !== null ? address.port : 0
    return {
      url: `http://${place(taken)}`,
      port: taken,
      async close() {
        const closed = once(server, 'close')
        server.close()
        server.closeAllConnections()
        await closed
      },
    }
  }
