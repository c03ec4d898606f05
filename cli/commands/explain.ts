import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that explains whatever an id names. */
export const explainCommand = (rim: Rim): Command =>
  new Command('explain')
    .description(
      'Explain a check, clause, profile, mutant, fault or dialect: rule, source, what passes, what fails.',
    )
    .argument('<id>', 'its id, as list prints it')
    .action(async (id: string) => {
      const { entriesOf } = await import('../catalogue.ts')
      const { explanationOf } = await import('../explanation.ts')
      rim.print(entriesOf(id).map(explanationOf).join('\n'))
      rim.exit(EXIT.conformant)
    })
