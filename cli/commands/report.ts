import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import { type ReportFiles, reportOptions } from '../report-options.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that writes reports from a saved run record. */
export const reportCommand = (rim: Rim): Command =>
  reportOptions(new Command('report'))
    .description('Write reports from a saved run record. Nothing is sent.')
    .argument('<record>', 'file written by certify --json')
    .action(async (path: string, files: ReportFiles) => {
      const { readText } = await import('../files.ts')
      const { parseRecord } = await import('../saved-record.ts')
      const { refuseReports, writeReports } = await import('../reporting.ts')
      const record = await parseRecord(await readText(path), path)
      await refuseReports(files)
      await writeReports(record, files, rim, true)
      rim.exit(EXIT.conformant)
    })
