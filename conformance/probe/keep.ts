import type { Exchange, Sent } from '../exchange.ts'
import type { Redactor } from '../redact.ts'
import type { Attempt } from './attempt.ts'

const redactedSent = (sent: Sent, redactor: Redactor): Sent => ({
  method: sent.method,
  path: redactor.text(sent.path),
  headers: redactedHeaders(sent.headers, redactor),
  body: redactor.bytes(sent.body),
  raw: sent.raw === null ? null : redactor.bytes(sent.raw),
})

const redactedHeaders = (
  headers: Readonly<Record<string, string>>,
  redactor: Redactor,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [redactor.text(name), redactor.text(value)]),
  )

/** Makes the exchange that is kept of an attempt: no secret is in it. */
export const keptExchange = (
  { id, check }: Pick<Exchange, 'id' | 'check'>,
  sent: Sent,
  attempt: Attempt,
  redactor: Redactor,
): Exchange => {
  const { received } = attempt
  return {
    id,
    check,
    sent: redactedSent(sent, redactor),
    received:
      received === null
        ? null
        : {
            ...received,
            status: received.status,
            headers: redactedHeaders(received.headers, redactor),
            body: redactor.bytes(received.body),
          },
    ended: attempt.ended,
    cause: attempt.cause === null ? null : redactor.text(attempt.cause),
    connectMs: attempt.connectMs,
    firstByteMs: attempt.firstByteMs,
    totalMs: attempt.totalMs,
  }
}
