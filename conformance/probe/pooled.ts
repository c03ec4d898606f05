import { buildConnector, Client, type Dispatcher, Pool } from 'undici'
import { type Attempt, longestHead, type Wire } from './attempt.ts'
import { causeOf } from './ending.ts'
import type { HeaderList } from './headers.ts'
import { type Tally, Watch } from './watch.ts'

/** A request as the pooled client writes it. */
export type PooledRequest = {
  readonly method: string
  readonly target: string
  readonly headers: HeaderList
  readonly body: Uint8Array | null
}

/** The HTTP client for well-formed requests: keeps connections, follows and decodes nothing. */
export type PooledClient = {
  /** Sends one request, once; throws only for a request that is not well-formed. */
  attempt(request: PooledRequest): Promise<Attempt>
  /** Closes the connections that wait for a next request; the next request makes a new one. */
  rest(): void
  close(): Promise<void>
}

/** Makes connections and counts them, and those that are reset. */
const counting = (tally: Tally, timeout: number): buildConnector.connector => {
  const connect = buildConnector({ timeout })
  return (options, callback) =>
    connect(options, (...ends) => {
      const [error, socket] = ends
      if (error !== null) return callback(error, null)
      tally.connections += 1
      socket.once('error', problem => {
        if (causeOf(problem) === 'ECONNRESET') tally.resets += 1
      })
      return callback(null, socket)
    })
}

const limitsOf = (wire: Wire, tally: Tally) => ({
  // The kit's own deadline ends an exchange: undici's timers are only exact to a second.
  headersTimeout: 0,
  bodyTimeout: 0,
  maxHeaderSize: longestHead,
  connect: counting(tally, wire.timeoutMs),
})

const dispatched = (
  dispatcher: Dispatcher,
  wire: Wire,
  tally: Tally,
  { method, target, headers, body }: PooledRequest,
): Promise<Attempt> => {
  const options = { method, path: target, headers: headers.flat(), body, reset: false }
  return new Promise((resolve, reject) => {
    const watch = new Watch(wire, tally, { resolve, reject })
    dispatcher.dispatch(options, watch)
  })
}

/**
 * Sends one request on a connection of its own and closes it, as one curl a call does.
 *
 * The clock starts when the client begins to connect. Nothing of an earlier connection is used again,
 * its TLS session included.
 */
export const attemptFresh = async (wire: Wire, request: PooledRequest): Promise<Attempt> => {
  const tally: Tally = { connections: 0, resets: 0 }
  const client = new Client(wire.address.origin, limitsOf(wire, tally))
  try {
    return await dispatched(client, wire, tally, request)
  } finally {
    void client.destroy()
  }
}

/** Opens the pool; a connection is made when the first request needs it. */
export const openPool = (wire: Wire): PooledClient => {
  const tally: Tally = { connections: 0, resets: 0 }
  const open = (): Pool => new Pool(wire.address.origin, limitsOf(wire, tally))
  let pool = open()
  let isUsed = false
  const retired = new Set<Pool>()
  return {
    attempt: request => {
      isUsed = true
      return dispatched(pool, wire, tally, request)
    },
    rest: () => {
      if (!isUsed) return
      isUsed = false
      const old = pool
      pool = open()
      retired.add(old)
      // Requests of other checks may still be under way on it, so it closes in its own time.
      void old.close().finally(() => retired.delete(old))
    },
    close: async () => {
      await Promise.all([pool, ...retired].map(one => one.destroy()))
    },
  }
}
