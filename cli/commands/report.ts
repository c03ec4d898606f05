import { Command } from 'commander'
import { UsageError } from '../../conformance/errors.ts'
import { EXIT } from '../exit.ts'
import { type ReportFiles, reportOptions } from '../report-options.ts'
import type { Rim } from '../rim.ts'

/** Reads a record that is piped in; throws a UsageError where nothing is. */
async function readInput(rim: Rim): Promise<string> {
  const input = rim.stdin()
  if (input !== null) return await input
  throw new UsageError(
    'no record was given: pipe one in, as from certify --json -, or name a file.',
  )
}

/** Makes the command that writes reports from a saved run record. */
export const reportCommand = (rim: Rim): Command =>
  reportOptions(new Command('report'))
    .description('Write reports from a saved run record. Nothing is sent.')
    .argument('<record>', 'file written by certify --json; - for standard input')
    .action(async (path: string, files: ReportFiles) => {
      const { readText } = await import('../files.ts')
      const { parseRecord } = await import('../saved-record.ts')
      const { refuseReports, writeReports } = await import('../reporting.ts')
      const text = path === '-' ? await readInput(rim) : await readText(path)
      const record = await parseRecord(text, path === '-' ? 'standard input' : path)
      await refuseReports(files, [path])
      await writeReports(record, files, rim, true)
      rim.exit(EXIT.conformant)
    })
