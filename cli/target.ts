import type { Exchange } from '../conformance/exchange.ts'
import { openTargetAt } from '../conformance/judge.ts'
import type { Probe } from '../conformance/probe.ts'
import type { Rim } from './rim.ts'
import type { NamedToken } from './token.ts'

/** How a server is spoken to by hand. */
export type ByHand = { readonly timeoutMs: number; readonly token: NamedToken | undefined }

/** Opens the server at `url` for `use` and closes it; throws a UsageError for a URL that is none. */
export async function withProbe<T>(
  url: string,
  { timeoutMs, token }: ByHand,
  rim: Rim,
  use: (probe: Probe, exchanges: readonly Exchange[]) => Promise<T>,
): Promise<T> {
  const target = openTargetAt(url, { timeoutMs, now: rim.clock, ...(token && { token }) })
  const exchanges: Exchange[] = []
  const record = (exchange: Exchange) => exchanges.push(exchange)
  try {
    return await use(target.probe({ check: 'by-hand', seed: 'by-hand', record }), exchanges)
  } finally {
    await target.close()
  }
}
