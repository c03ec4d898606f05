import { Command, Option } from 'commander'
import type { CasesWanted } from '../case-lines.ts'
import { EXIT } from '../exit.ts'
import { collected, wholeNumber } from '../options.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that writes out cases with known answers. */
export const corpusCommand = (rim: Rim): Command =>
  new Command('corpus')
    .description('Write cases whose right answers are known as JSON Lines, one case a line.')
    .option(
      '--family <id>',
      'whose cases to write (repeatable); default: every family',
      collected,
      [],
    )
    .option('--count <n>', 'cases of each family; default: 10', wholeNumber(1, 10_000))
    .addOption(
      new Option(
        '--for <level>',
        'the cases that a run of this level and seed asks, probes included',
      ).choices(['quick', 'standard', 'certify']),
    )
    .option('--seed <text>', 'decides every case; default: a fresh one, on standard error')
    .addOption(
      new Option('--partition <name>', 'which of the disjoint sets of states')
        .choices(['dev', 'certify', 'canary'])
        .default('dev'),
    )
    .action(async (wanted: CasesWanted) => {
      const { caseLines } = await import('../case-lines.ts')
      for await (const lines of caseLines(wanted, rim)) rim.print(lines)
      rim.exit(EXIT.conformant)
    })
