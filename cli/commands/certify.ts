import { Command, Option } from 'commander'
import type { CertifyChoices } from '../certifying.ts'
import { measureOptions } from '../measure-options.ts'
import { collected, variableName, wholeNumber } from '../options.ts'
import { reportOptions } from '../report-options.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that runs the suite against a server and gives a verdict. */
export function certifyCommand(rim: Rim): Command {
  const command = new Command('certify')
    .description('Run the suite against a server and give a verdict; the exit code is the verdict.')
    .argument('[url]', 'base URL of the server; may be left out with --launch')
    .option('--launch <command>', 'start the server for the run; {port} becomes a free port')
    .option('--profile <name>', 'the rules to certify against', 'chalk-1')
    .option('--token-env <NAME>', 'variable that holds the bearer token', variableName)
    .option('--header-file <file>', 'headers to send, "Name: value" a line; values stay secret')
    .addOption(
      new Option(
        '--declare <capability>',
        'auth, concurrent or single-flight (repeatable); a token declares auth',
      )
        .argParser(collected)
        .default([], 'none'),
    )
    .option('--only <glob>', 'checks to make, with what they need (repeatable)', collected, [])
    .option('--skip <glob>', 'checks to leave out (repeatable)', collected, [])
    .option('--seed <text>', 'decides everything random; default: a fresh one, in the record')
    .option('--timeout <ms>', 'how long one exchange may take', wholeNumber(1, 600_000), 5000)
    .option(
      '--parallel <n>',
      'checks made at once; above 1 also allows the measurements to send requests at once',
      wholeNumber(1, 64),
      1,
    )
    .option('--max-requests <n>', 'stop after this many requests', wholeNumber(1, 1_000_000))
    .option('--dry-run', 'list what would be done and send nothing')
  return reportOptions(measureOptions(command)).action(
    async (url: string | undefined, choices: CertifyChoices) => {
      const { certifyServer } = await import('../certifying.ts')
      await certifyServer(url ?? null, choices, rim)
    },
  )
}
