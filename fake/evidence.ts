import type { WritableJournal } from './journal.ts'
import type { ScriptReport, UnmatchedRequest } from './script/report.ts'
import type { Refused, Stage } from './stage.ts'
import type { Evidence } from './verify.ts'

const NOTHING: ScriptReport = { unused: [], unmatched: [], unmatchedCount: 0 }

/** Gathers what one session did, or all of them. */
export function gatherEvidence(
  stage: Stage,
  journal: WritableJournal,
  name: string | undefined,
): Evidence {
  const report = stage.play.cursor?.report(name) ?? NOTHING
  const { redaction } = stage.hidden
  const entries = journal.entries(name === undefined ? {} : { session: name })
  const noted = name === undefined ? journal.noted : (stage.sessions.find(name)?.noted ?? 0)
  return {
    entries,
    // A session that was forgotten may have left exchanges behind.
    forgotten: Math.max(0, noted - entries.length),
    unused: report.unused.map(unused => `${unused}.`),
    unmatched: report.unmatched.map(each => redaction.text(explainUnmatched(each))),
    unmatchedCount: report.unmatchedCount,
    refused: name === undefined ? explainRefused(stage.refused) : [],
    refusedCount: name === undefined ? stage.refused.count : 0,
  }
}

const explainUnmatched = ({ session, request, method, path, nearest }: UnmatchedRequest): string =>
  `request ${request} of session ${session}, ${method} ${path}, matched no step; nearest: ${nearest}`

function explainRefused({ count, last }: Refused): string[] {
  if (count === 0) return []
  const came = count === 1 ? '1 request was' : `${count} requests were`
  return [`${came} answered without a session or a step; the last: ${last}.`]
}
