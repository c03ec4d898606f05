import { Command, Option } from 'commander'
import { type ServingOptions, serveFake } from '../faking.ts'
import { withListening } from '../listening.ts'
import { collected, jsonOrAbsent, variableOf, wholeNumber } from '../options.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that serves the fake decider until it is interrupted. */
export const fakeCommand = (rim: Rim): Command =>
  withListening(new Command('fake'), 'variable that holds the token every request needs')
    .description('Serve a fake decider. The first line printed is "listening <url>".')
    .argument('[script]', 'file, YAML or JSON, that says what it does to which request')
    .option('--watch', 'read the script again when its file changes')
    .option('--strict', 'end with 1 when a step was never used or a request matched none')
    .option('--admin-port <n>', 'where the admin API listens; 0 for any', wholeNumber(0, 65_535))
    .option(
      '--admin-token-env <NAME>',
      'variable that holds the token of the admin API',
      variableOf('--admin-token-env'),
    )
    .option('--dialect <name>', 'whose wire form it speaks; default: chalk-1')
    .option('--truth <file>', 'cases to answer with their posterior, one JSON object a line')
    .option('--dial <name=value>', 'bend what --truth answers (repeatable)', collected, [])
    .option(
      '--hostile',
      'keep the rules and surprise within them: extra fields, another order, waits',
    )
    .addOption(
      new Option('--health <form>', 'what GET /health answers')
        .choices(['on', 'off', '404', '405', '503'])
        .default('on'),
    )
    .option(
      '--protocol <value>',
      'protocol of the response: a JSON value, or the word absent',
      jsonOrAbsent,
    )
    .option('--omit <glob>', 'leave these question keys out (repeatable)', collected, [])
    .option('--mutant <id>', 'break one rule; ids: decider-kit list mutants')
    .option('--seed <text>', 'decides every answer', 'fake')
    .option('--journal <file>', 'write every exchange as a line of JSON, without secrets')
    .action(async (script: string | undefined, options: Omit<ServingOptions, 'script'>) =>
      serveFake({ ...options, ...(script !== undefined && { script }) }, rim),
    )
