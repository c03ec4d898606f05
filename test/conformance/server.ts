import http from 'node:http'
import net from 'node:net'
import { performance } from 'node:perf_hooks'
import type { Exchange } from '../../conformance/exchange.ts'
import { openTargetAt } from '../../conformance/judge.ts'
import type { TargetOptions } from '../../conformance/probe/target.ts'
import type { Probe } from '../../conformance/probe.ts'

/** The part of a test that undoes what it started. */
export type Undo = { teardown(undo: () => unknown): void }

/** What a bare server does each time bytes arrive on a connection. */
export type Behaviour = (socket: net.Socket, bytes: Buffer) => void

/** Waits until a server listens on a free port and gives its URL. */
const listening = (server: net.Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no TCP address'))
      else resolve(`http://127.0.0.1:${address.port}`)
    })
  })

/** Starts a server that answers each piece of bytes as told. */
export const startBare = async (t: Undo, behaviour: Behaviour): Promise<string> => {
  const sockets = new Set<net.Socket>()
  const server = net.createServer(socket => {
    sockets.add(socket)
    socket.on('data', bytes => behaviour(socket, bytes))
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listening(server)
}

/** Starts an HTTP server. */
export const startHttp = async (t: Undo, listener: http.RequestListener): Promise<string> => {
  const server = http.createServer(listener)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return listening(server)
}

/** Gives a URL at which nothing listens. */
export const nowhere = async (): Promise<string> => {
  const server = net.createServer()
  const url = await listening(server)
  await new Promise(resolve => server.close(resolve))
  return url
}

/** Opens a probe on a server for one test. */
export const probeAt = (
  t: Undo,
  url: string,
  options: Partial<Omit<TargetOptions, 'address'>> = {},
  record: (exchange: Exchange) => void = () => {},
): Probe => {
  const target = openTargetAt(url, { timeoutMs: 5000, now: () => performance.now(), ...options })
  t.teardown(() => target.close())
  return target.probe({ check: 'test.check', seed: 'seed', record })
}

/** Gives the body of what came back as text. */
export const bodyOf = ({ received }: Exchange): string =>
  Buffer.from(received?.body ?? new Uint8Array()).toString()
