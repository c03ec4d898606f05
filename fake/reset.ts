import { Socket as TcpSocket } from 'node:net'
import type { Duplex } from 'node:stream'

const carriers = new WeakMap<Duplex, TcpSocket>()

/** Notes which TCP connection carries a TLS connection, so that the one can be reset through the other. */
export function noteCarrier(secure: Duplex, carrier: TcpSocket): void {
  carriers.set(secure, carrier)
}

/**
 * Aborts a connection with RST (RFC 9293 section 3.5.2), under TLS as without it; what is not sent yet is lost.
 *
 * A Unix socket knows no RST and is destroyed: its client sees ECONNRESET where it had sent what nobody read, else an end.
 */
export function resetSocket(socket: Duplex): void {
  // Node resets TCP handles alone, and a TLS socket has a handle of its own.
  const carrier = carriers.get(socket) ?? socket
  if (carrier instanceof TcpSocket && carrier.remoteAddress !== undefined) {
    carrier.resetAndDestroy()
  } else {
    socket.destroy()
  }
}
