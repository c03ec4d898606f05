import type { Asked } from '../../spec/asked.ts'
import { type Deciding, type Decision, decide } from '../decider.ts'
import type { Description, Failure, Outcome } from '../engines/engine.ts'
import { kitVersion } from '../package.ts'
import { readoutOf } from '../readout/choice.ts'
import { optionReadout } from '../readout/option.ts'
import type { Readout } from '../readout/readout.ts'
import { calibrationInFile } from './calibration.ts'
import type { ReferenceOptions } from './options.ts'
import type { Prepared } from './standing.ts'

type Preparing = Pick<ReferenceOptions, 'engine' | 'readout' | 'calibration' | 'dialect'>

/** Has an engine load its model, finds readout and calibration for it, and lets it answer once. */
export async function prepare(options: Preparing): Promise<Outcome<Prepared>> {
  const { engine, calibration: given = calibrationInFile } = options
  const loaded = await engine.ready()
  if ('failure' in loaded) return loaded
  const description = loaded.result
  const readout = readoutFor(description, options)
  const found =
    typeof given === 'function'
      ? await given(description, readout)
      : { result: { table: given, from: 'a table that was given' } }
  if ('failure' in found) return found
  const { table = null, from = null } = found.result ?? {}
  const deciding: Deciding = { engine, readout, table: table ?? {} }
  const failure = await tryOut(deciding)
  if (failure !== null) return { failure }
  // An engine that computes here tells of its condition; one that is spoken to elsewhere cannot.
  const kind = engine.condition === undefined ? 'remote' : 'embedded'
  const known = { description, readout, table, version: kitVersion, embeddings: null }
  return { result: { deciding, ready: { ...known, engine: kind, calibratedBy: from } } }
}

/** Asks a model one small question and gives what it failed at; null where it answered. */
export async function tryOut(deciding: Deciding): Promise<Failure | null> {
  const outcome = await decide(smallest, deciding, { form: 'once', gate: 0 })
  if ('failure' in outcome) return outcome.failure
  return isSound(outcome.result) ? null : unsound
}

const smallest: Asked = {
  state: 'The build is red.',
  text: 'The build is red.',
  questions: { red: { type: 'noul', instructions: 'Is the build red?' } },
}

/** Says whether a decision is made of numbers throughout. */
export const isSound = ({ decided }: Decision): boolean =>
  [...decided.values()].every(({ raw, calibrated }) =>
    [...raw, ...calibrated].every(each => Number.isFinite(each)),
  )

/** Why a decision that is not made of numbers is none. */
export const unsound: Failure = {
  kind: 'unreadable',
  says: 'the model gave no numbers where probabilities were asked for. Is its file whole, and made for this version of llama.cpp?',
}

// Wald reads 26 options at once, and more in groups.
const MOST_OF_WALD = 26

function readoutFor(description: Description, { readout, dialect }: Preparing): Readout {
  const { labels } = description
  const kept = dialect === 'wald' ? labels.slice(0, MOST_OF_WALD) : labels
  const held = { ...description, labels: kept }
  const found = typeof readout === 'function' ? readout(held) : readoutOf(held, readout)
  if (dialect !== 'wald' || found.id === 'label') return found
  return { ...optionReadout(MOST_OF_WALD), prompt: found.prompt }
}
