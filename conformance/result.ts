import type { Exchange } from './exchange.ts'
import type { PlannedCheck } from './plan.ts'
import type { Address } from './probe/address.ts'
import type { RecordedResult } from './record.ts'
import type { Redactor } from './redact.ts'
import { replayLine } from './replay.ts'
import type { Verdict } from './verdict.ts'

/** A check that is over. */
export type Finished = {
  readonly planned: PlannedCheck
  readonly verdict: Verdict
  readonly exchanges: readonly Exchange[]
  readonly ms: number
}

/** What a result needs to be written down. */
export type Writing = {
  readonly address: Address
  readonly redactor: Redactor
  /** The marks that stand for secrets. */
  readonly marks: readonly string[]
}

const told = (verdict: Verdict, { text }: Redactor): Partial<RecordedResult> => {
  switch (verdict.outcome) {
    case 'pass':
      return {}
    case 'fail': {
      const { says, at, expected, actual, exchange } = verdict.finding
      const finding = { says, at, expected: text(expected), actual: text(actual) }
      return { finding: { ...finding, says: text(says), at: text(at), exchange } }
    }
    case 'unmet':
      return { missing: text(verdict.missing) }
    case 'not-applicable':
      return { because: text(verdict.because) }
    case 'harness-fault':
      return { error: text(verdict.error.message) }
  }
}

/** Picks the exchange worth sending again: the one a failure shows, else the last of an unmet check. */
const shown = ({ verdict, exchanges }: Finished): Exchange | undefined => {
  if (verdict.outcome === 'unmet') return exchanges.at(-1)
  if (verdict.outcome !== 'fail') return undefined
  return exchanges.find(({ id }) => id === verdict.finding.exchange)
}

/** Writes a finished check into its form for the record, secrets taken out. */
export const recordResult = (finished: Finished, writing: Writing): RecordedResult => {
  const { planned, verdict, exchanges, ms } = finished
  const { id, clauses, title } = planned.check
  const exchange = shown(finished)
  return {
    check: id,
    clauses,
    level: planned.level,
    title,
    outcome: verdict.outcome,
    ...told(verdict, writing.redactor),
    exchanges: exchanges.map(one => one.id),
    replay: exchange === undefined ? [] : [replayLine(exchange, writing.address, writing.marks)],
    ms,
  }
}
