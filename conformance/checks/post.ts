import type { ProbeRequest, RawRequest } from '../probe.ts'

/** The one endpoint every decider has. */
export const SYSTEMONE = '/v1/systemone'

/** Gives the request that POSTs `body` as it stands. */
export const post = (
  body: Uint8Array | string,
  headers: Readonly<Record<string, string>> = {},
): ProbeRequest => ({
  method: 'POST',
  path: SYSTEMONE,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

/**
 * Gives the request with a connection of its own, so that what the server does to the connection of
 * a refused request is judged by the keep-alive checks and blamed on no other.
 */
export const alone = (request: ProbeRequest): ProbeRequest => ({
  ...request,
  headers: { ...request.headers, connection: 'close' },
})

/** Gives the request for a bare connection that POSTs `body` with its length. */
export const rawPost = (body: string, path: string = SYSTEMONE): RawRequest => ({
  method: 'POST',
  path,
  headers: [
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ],
  body,
})
