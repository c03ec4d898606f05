import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import { collected, wholeNumber } from '../options.ts'
import type { Rim } from '../rim.ts'

type Options = { readonly only: readonly string[]; readonly seeds: number; readonly json?: boolean }

/** Makes the command that shows what the suite notices and whom it leaves alone. */
export const proveCommand = (rim: Rim): Command =>
  new Command('prove')
    .description('Break one clause of the fake at a time and show that the suite notices.')
    .option('--only <glob>', 'checks to prove (repeatable)', collected, [])
    .option('--seeds <n>', 'how many honest servers must stay unblamed', wholeNumber(0, 10_000), 50)
    .option('--json', 'print the proof as JSON')
    .action(async (options: Options) => {
      const { proveWithFakes } = await import('../proving.ts')
      const { holds } = await import('../../conformance/proof.ts')
      const { toMatrix } = await import('../../conformance/reports/matrix.ts')
      const proof = await proveWithFakes(options.only, options.seeds, rim)
      rim.exit(holds(proof) ? EXIT.conformant : EXIT.notConformant)
      rim.print(options.json === true ? `${JSON.stringify(proof, null, 2)}\n` : toMatrix(proof))
    })
