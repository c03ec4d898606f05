import { Command, Option } from 'commander'
import { type DecidingOptions, serveReference } from '../deciding.ts'
import { withEngine } from '../engine-options.ts'
import { withListening } from '../listening.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that serves the reference decider until it is interrupted. */
export const referenceCommand = (rim: Rim): Command =>
  withEngine(
    withListening(new Command('reference'), 'variable that holds the token every request needs'),
  )
    .description(
      'Serve a decider with a real model. The first line printed, once it answers, is "listening <url>".',
    )
    .addOption(
      new Option('--dialect <name>', 'whose wire form it speaks')
        .choices(['chalk', 'chalk-1', 'strands', 'wald'])
        .default('chalk'),
    )
    .option(
      '--calibration <file>',
      'temperatures to use; default: those in the model file, else <model>.calibration.json',
    )
    .option(
      '--embed-model, --embeddings <file>',
      'GGUF file of an embedding model, for /v1/embeddings',
    )
    .action((options: DecidingOptions) => serveReference(options, rim))
