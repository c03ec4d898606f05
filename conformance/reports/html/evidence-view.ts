import type { RecordedExchange } from '../../evidence.ts'
import { counted } from '../counted.ts'

/** The exchanges behind a result, to be opened one by one. */
export type EvidenceView = {
  readonly label: string
  readonly exchanges: readonly { readonly id: number; readonly says: string }[]
  readonly more: string | null
}

/** So many are listed beside a result; all of them are listed under Every exchange. */
const LISTED = 12

/** Lists the exchanges behind a result, or gives null where it has none. */
export function evidenceView(
  ids: readonly number[],
  exchanges: ReadonlyMap<number, RecordedExchange>,
  noun = 'exchange',
): EvidenceView | null {
  const known = ids.flatMap(id => exchanges.get(id) ?? [])
  if (known.length === 0) return null
  return {
    label: counted(known.length, noun),
    exchanges: known.slice(0, LISTED).map(({ id, sent, received, ended }) => ({
      id,
      says: `${sent.method} ${sent.path}, ${received === null ? ended : received.status}`,
    })),
    more: known.length > LISTED ? `${known.length - LISTED} more are under Every exchange.` : null,
  }
}
