import { type Command, InvalidArgumentError, Option } from 'commander'
import { measureLevels } from '../conformance/measuring.ts'

/** What the command line says about calibration and speed. */
export type MeasureChoices = {
  readonly calibration: (typeof measureLevels)[number]
  readonly latency: (typeof measureLevels)[number]
  readonly corpus?: string
  readonly threshold?: number
  readonly margin?: number
}

/** Makes the parser of an option that takes a probability in whole thousandths between two bounds. */
const thousandths =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^(0|1)?(\.\d{1,3})?$/.test(text) && text !== '' ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new InvalidArgumentError(
      `Give a probability from ${least} to ${most} with at most three decimals.`,
    )
  }

const level = (flags: string, description: string): Option =>
  new Option(flags, description).choices(measureLevels).default('off')

/** Adds the options that choose what is measured after the checks. */
export const measureOptions = (command: Command): Command =>
  command
    .addOption(
      level(
        '--calibration <level>',
        'measure how far answers can be trusted: off, quick, standard or certify',
      ),
    )
    .addOption(
      level('--latency <level>', 'measure how fast answers come: off, quick, standard or certify'),
    )
    .option('--corpus <file>', 'cases of your own beside the corpus, one JSON object a line')
    .option(
      '--threshold <p>',
      'probability a client acts at; default: 0.9',
      thousandths(0.5, 0.999),
    )
    .option('--margin <p>', 'taken off the threshold for C1; default: 0', thousandths(0, 0.5))
