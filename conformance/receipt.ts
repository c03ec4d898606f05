import type { Exchange } from './exchange.ts'

/** Headers that differ between two identical answers. */
const passing = new Set(['date', 'keep-alive', 'age', 'x-request-id'])

/** Gives what the other side put on the wire in one exchange, and how it ended, without what time alone changes. */
function receiptOf({ received, ended }: Exchange): string {
  if (received === null) return ended
  const headers = Object.entries(received.headers)
    .filter(([name]) => !passing.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const body = Buffer.from(received.body).toString('base64')
  return JSON.stringify([ended, received.status, headers, body])
}

/** Says whether two servers gave different bytes, or other endings, to the requests of one check. */
export function landed(conforming: readonly Exchange[], broken: readonly Exchange[]): boolean {
  return JSON.stringify(conforming.map(receiptOf)) !== JSON.stringify(broken.map(receiptOf))
}
