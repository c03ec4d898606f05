import type { Command } from 'commander'

/** Where each report goes; `-` is standard output. */
export type ReportFiles = {
  readonly json?: string
  readonly junit?: string
  readonly html?: string
  readonly markdown?: string
  readonly badge?: string
  readonly tap?: boolean
  readonly quiet?: boolean
}

/** Adds the options that choose reports to a command. */
export const reportOptions = (command: Command): Command =>
  command
    .option('--json <file>', 'write the run record; - for standard output')
    .option('--junit <file>', 'write JUnit XML; - for standard output')
    .option('--html <file>', 'write a page to read in a browser; - for standard output')
    .option('--markdown <file>', 'write Markdown for a pull request; - for standard output')
    .option('--badge <file>', 'write a badge as SVG; - for standard output')
    .option('--tap', 'print TAP 14 in place of the report for people')
    .option('--quiet', 'show no progress and only what is not in order')
