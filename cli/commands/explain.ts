import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that explains whatever an id names. */
export const explainCommand = (rim: Rim): Command =>
  new Command('explain')
    .description(
      'Explain a check, a verdict (C1, L4), a clause, profile, mutant, fault or dialect: what is sent, what passes, what fails.',
    )
    .argument('<id>', 'its id, as list prints it')
    .action(async (id: string) => {
      const { entriesOf } = await import('../catalogue.ts')
      const { explanationOf } = await import('../explanation.ts')
      rim.print((await entriesOf(id)).map(explanationOf).join('\n'))
      rim.exit(EXIT.conformant)
    })
