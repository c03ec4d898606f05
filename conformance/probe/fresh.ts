import type { Attempt, Wire } from './attempt.ts'
import { openPool, type PooledRequest } from './pooled.ts'

/**
 * Sends one request on a connection of its own and closes it, as one curl a call does.
 *
 * The clock starts when the client begins to connect. Nothing of an earlier connection is used again,
 * its TLS session included.
 */
export const attemptFresh = async (wire: Wire, request: PooledRequest): Promise<Attempt> => {
  const pool = openPool(wire)
  try {
    return await pool.attempt(request)
  } finally {
    void pool.close()
  }
}
