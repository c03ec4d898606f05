import { stringify } from 'yaml'
import type { RecordedResult, RunRecord } from '../record.ts'
import { verdictSentence } from './conclusion.ts'
import { reasonOf } from './reason.ts'
import { ruleOf } from './sections.ts'
import { visible } from './visible.ts'

/** Writes a run as TAP 14: not ok where a MUST failed or could not be judged; a SHOULD not kept is `# todo`. */
export function toTap(record: RunRecord): string {
  const { results, verdict, target, seed } = record
  const lines = results.flatMap((result, index) => [
    pointLine(result, index + 1),
    ...diagnosticLines(result),
  ])
  // A run that ended early has no plan: a reader takes a bail-out for what it is, and 1..0 for success.
  const isWhole = verdict !== 'unreachable' && !record.interrupted && results.length > 0
  const sentence = visible(verdictSentence(record))
  return [
    'TAP version 14',
    `# ${visible(`${target.url}, seed ${seed}`)}`,
    ...lines,
    ...(isWhole ? [`1..${results.length}`, `# ${sentence}`] : [`Bail out! ${sentence}`]),
    '',
  ].join('\n')
}

/** Escapes text for a TAP description: a number sign would start a directive. */
export const escapeTap = (text: string): string => visible(text).replace(/[\\#]/g, '\\$&')

function pointLine(result: RecordedResult, number: number): string {
  const { check, title, outcome, level } = result
  const ok = outcome === 'pass' || outcome === 'not-applicable'
  const point = `${ok ? 'ok' : 'not ok'} ${number} - ${escapeTap(`${check}: ${title}`)}`
  if (outcome === 'not-applicable') return `${point} # SKIP ${escapeTap(reasonOf(result) ?? '')}`
  const harmless = !ok && level !== 'MUST' && outcome !== 'harness-fault'
  return harmless ? `${point} # todo ${level}, which decides no verdict` : point
}

function diagnosticLines(result: RecordedResult): string[] {
  const { outcome, level, clauses, finding, exchanges, replay } = result
  if (outcome === 'pass' || outcome === 'not-applicable') return []
  const reason = reasonOf(result)
  const facts = {
    level,
    outcome,
    rules: clauses.map(ruleOf),
    ...(reason === null ? {} : { reason }),
    ...finding,
    exchanges,
    replay,
  }
  const block = stringify(facts, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  })
  return ['---', ...block.trimEnd().split('\n'), '...'].map(line => `  ${line}`)
}
