import { UsageError } from '../conformance/errors.ts'
import type { RunRecord } from '../conformance/record.ts'
import { verdictSentence } from '../conformance/reports/conclusion.ts'
import { visible } from '../conformance/reports/visible.ts'
import { claimFiles, writeText } from './files.ts'
import type { ReportFiles } from './report-options.ts'
import type { Rim } from './rim.ts'

/** Refuses reports that cannot be written, before anything is sent: two on standard output, or a bad path. */
export async function refuseReports({ json, junit, tap }: ReportFiles): Promise<void> {
  const taken = [json === '-' && '--json -', junit === '-' && '--junit -', tap === true && '--tap']
  const named = taken.filter(name => name !== false)
  if (named.length > 1) {
    throw new UsageError(
      `${named.join(' and ')} write to standard output at once: give all but one of them a file.`,
    )
  }
  await claimFiles([json, junit])
}

/**
 * Writes the chosen reports of a run. The one for people takes standard output unless another report
 * does; then the verdict's sentence goes to standard error.
 */
export async function writeReports(record: RunRecord, files: ReportFiles, rim: Rim): Promise<void> {
  const { json, junit, tap, quiet } = files
  if (json !== undefined) {
    const { toJson } = await import('../conformance/reports/json.ts')
    await writeText(json, toJson(record), rim)
  }
  if (junit !== undefined) {
    const { toJunit } = await import('../conformance/reports/junit.ts')
    await writeText(junit, toJunit(record), rim)
  }
  if (tap === true) {
    const { toTap } = await import('../conformance/reports/tap.ts')
    rim.print(toTap(record))
  }
  if (tap === true || json === '-' || junit === '-') {
    const said = [verdictSentence(record), record.stopped ?? ''].join(' ').trim()
    if (quiet !== true) rim.warn(visible(said))
    return
  }
  const { toTerminal } = await import('../conformance/reports/terminal.ts')
  rim.print(toTerminal(record, { colour: rim.colour.output, brief: quiet === true }))
}
