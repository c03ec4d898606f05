import type { IncomingMessage } from 'node:http'
import type { IncomingBody } from '../../spec/incoming.ts'

const NOTHING = Buffer.alloc(0)

/**
 * Reads a body of `limit` bytes at most; of a longer one its size alone, as soon as it is known, and the rest is passed over.
 *
 * null where the client left before its end.
 */
export function readBody(raw: IncomingMessage, limit: number): Promise<IncomingBody | null> {
  const announced = Number(raw.headers['content-length'] ?? 0)
  if (announced > limit) return Promise.resolve({ body: NOTHING, size: announced })
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
      } else {
        chunks.length = 0
        resolve({ body: NOTHING, size })
      }
    })
    raw.once('end', () => resolve({ body: Buffer.concat(chunks) }))
    raw.once('close', () => resolve(null))
    raw.on('error', () => resolve(null))
  })
}

/** Gives the path of a request's target, which may be a whole URL (RFC 9112 section 3.2.2), without its query. */
export function pathOf(target: string): string {
  const [path = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  return path === '' ? '/' : path
}
