import { type RecordedExchange, readExchange } from '../../evidence.ts'
import type { Sent } from '../../exchange.ts'
import type { Address } from '../../probe/address.ts'
import { replayLine } from '../../replay.ts'

/** Writes the line that sends a recorded exchange again, secrets as the variables that stand for them. */
export function replayOf(recorded: RecordedExchange, address: Address): string {
  const exchange = readExchange(recorded)
  return replayLine(exchange, address, marksIn(exchange.sent))
}

/**
 * Lists the marks of secrets in a request. A record does not name them, and the kit itself sends no
 * dollar sign in a header; in a body one may be text.
 */
function marksIn({ headers, raw }: Sent): readonly string[] {
  const [head = ''] = Buffer.from(raw ?? [])
    .toString('latin1')
    .split('\r\n\r\n')
  const text = [...Object.values(headers), head].join('\n')
  return [...new Set(text.match(/\$[A-Za-z_]\w*/g) ?? [])]
}
