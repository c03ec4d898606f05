import { Argument, Command } from 'commander'
import { EXIT } from '../exit.ts'
import type { Kind } from '../listing.ts'
import type { Rim } from '../rim.ts'

type Options = { readonly profile: string; readonly json?: boolean }

/** Makes the command that lists what has an id. */
export const listCommand = (rim: Rim): Command =>
  new Command('list')
    .description(
      'List checks, verdicts, clauses, profiles, mutants, faults or dialects. Nothing is sent.',
    )
    .addArgument(
      new Argument('[kind]', 'what to list')
        .choices(['checks', 'verdicts', 'clauses', 'profiles', 'mutants', 'faults', 'dialects'])
        .default('checks'),
    )
    .option('--profile <name>', 'whose levels to show', 'chalk-1')
    .option('--json', 'print a JSON array')
    .action(async (kind: Kind, { profile, json }: Options) => {
      const { listingOf, tableOf } = await import('../listing.ts')
      const rows = await listingOf(kind, profile)
      rim.print(json === true ? `${JSON.stringify(rows, null, 2)}\n` : tableOf(rows))
      rim.exit(EXIT.conformant)
    })
