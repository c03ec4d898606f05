import type { RecordedExchange } from '../../../../conformance/evidence.ts'

/** Gives an exchange as a record holds it, with this body received. */
export const exchangeOf = (
  id: number,
  body = '{"model":"m","answers":{"q":{"noul":1.2}}}',
): RecordedExchange => ({
  id,
  check: 'noul.range',
  sent: {
    method: 'POST',
    path: '/v1/systemone',
    headers: { 'content-type': 'application/json' },
    body: '{"state":"x","questions":{}}',
    bodyEncoding: 'utf8',
  },
  received: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body,
    bodyEncoding: 'utf8',
  },
  ended: 'clean',
  cause: null,
  connectMs: 0.4,
  firstByteMs: 3.1,
  totalMs: 4,
  sha256: '0'.repeat(64),
})
