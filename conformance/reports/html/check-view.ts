import type { RecordedExchange } from '../../evidence.ts'
import type { RecordedResult, RunRecord } from '../../record.ts'
import { marks } from '../marks.ts'
import { findingLines, reasonOf } from '../reason.ts'
import { ruleOf, type Section, sectionsOf } from '../sections.ts'
import { evidenceView } from './evidence-view.ts'
import { replayView, shownExchange } from './shown-exchange.ts'

/** Failures up to this many stand open, so that few are read at a glance and many do not bury the rest. */
const OPENED = 5

/** The exchanges of a record by their number. */
export type ExchangeMap = ReadonlyMap<number, RecordedExchange>

/** Gives the checks of a run by section, each with its evidence. */
export function checkViews(record: RunRecord, exchanges: ExchangeMap) {
  const failed = record.results.filter(({ outcome }) => outcome === 'fail')
  const opened = new Set(failed.slice(0, OPENED))
  return sectionsOf(record.results).map(section => ({
    heading: section.heading,
    tally: tallyOf(section),
    results: section.results.map(result => ({
      heading: section.heading,
      isOpen: opened.has(result),
      ...resultView(result, exchanges),
    })),
  }))
}

function tallyOf({ results }: Section): string {
  const amiss = results.filter(isAmiss).length
  return amiss === 0 ? `${results.length}` : `${results.length}, ${amiss} not in order`
}

const isAmiss = ({ outcome }: RecordedResult): boolean =>
  outcome !== 'pass' && outcome !== 'not-applicable'

function resultView(result: RecordedResult, exchanges: ExchangeMap) {
  const { check, title, level, outcome, clauses, replay } = result
  const shows = exchangeShowing(result, exchanges)
  return {
    ...{ check, title, level, outcome, ...marks[outcome] },
    isAmiss: isAmiss(result),
    reason: reasonOf(result),
    rules: clauses.map(ruleOf),
    lines: findingLines(result).map(([label, value]) => ({ label, value })),
    replay: replay.map(line => replayView(line, check)),
    // Its replay line stands above it.
    offending: shows === null ? null : shownExchange(shows, result.finding?.at ?? null, null),
    evidence: evidenceView(
      result.exchanges.filter(id => id !== shows?.id),
      exchanges,
      shows === null ? 'exchange' : 'further exchange',
    ),
  }
}

/** Gives the exchange that shows a finding; a record that does not name it had it last. */
export function exchangeShowing(
  { finding, exchanges: ids }: RecordedResult,
  exchanges: ExchangeMap,
): RecordedExchange | null {
  if (finding === undefined) return null
  return exchanges.get(finding.exchange ?? ids.at(-1) ?? 0) ?? null
}
