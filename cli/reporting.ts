import type { Command } from 'commander'
import type { RunRecord } from '../conformance/record.ts'
import { writeText } from './files.ts'
import type { Rim } from './rim.ts'
import { UsageError } from './usage.ts'

/** Where each report goes; `-` is standard output. */
export type ReportFiles = {
  readonly json?: string
  readonly junit?: string
  readonly tap?: boolean
  readonly quiet?: boolean
}

/** Adds the options that choose reports to a command. */
export const reportOptions = (command: Command): Command =>
  command
    .option('--json <file>', 'write the run record; - for standard output')
    .option('--junit <file>', 'write JUnit XML; - for standard output')
    .option('--tap', 'print TAP 14 in place of the report for people')
    .option('--quiet', 'show no progress and only what is not in order')

/** Refuses two reports on standard output, where neither could be read. */
export function refuseTwoOnOutput({ json, junit, tap }: ReportFiles): void {
  const taken = [json === '-' && '--json -', junit === '-' && '--junit -', tap === true && '--tap']
  const named = taken.filter(name => name !== false)
  if (named.length < 2) return
  throw new UsageError(
    `${named.join(' and ')} both write to standard output: give all but one of them a file.`,
  )
}

/** Writes the chosen reports of a run; the one for people is printed unless another takes standard output. */
export async function writeReports(record: RunRecord, files: ReportFiles, rim: Rim): Promise<void> {
  refuseTwoOnOutput(files)
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
  if (tap === true || json === '-' || junit === '-') return
  const { toTerminal } = await import('../conformance/reports/terminal.ts')
  rim.print(toTerminal(record, { colour: rim.colour.output, brief: quiet === true }))
}
