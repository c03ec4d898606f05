import { Command } from 'commander'
import type { CalibratingOptions } from '../calibrating.ts'
import { withEngine } from '../engine-options.ts'
import { EXIT } from '../exit.ts'
import type { Rim } from '../rim.ts'

/** Makes the command that fits temperatures of a model to answers that are known. */
export const calibrateCommand = (rim: Rim): Command =>
  withEngine(new Command('calibrate'))
    .description(
      'Fit temperatures of a model, by type and number of outcomes, to questions whose answers are known.',
    )
    .argument('<file>', 'JSON Lines: state, question, and a label or a posterior')
    .option(
      '--out <file>',
      'where they go; - for standard output; default: <model>.calibration.json',
    )
    .option('--dry-run', 'print what the fit comes to and write nothing')
    .action(async (file: string, options: CalibratingOptions) => {
      const { calibrateModel } = await import('../calibrating.ts')
      await calibrateModel(file, options, rim)
      rim.exit(EXIT.conformant)
    })
