import { join } from 'node:path'
import { ownValue } from '../../spec/json-object.ts'
import { labelReadout } from '../readout/label.ts'
import { option } from '../readout/option.ts'
import { type Readout, type ReadoutId, readoutIds } from '../readout/readout.ts'
import type { EmbeddedOptions } from './embedded/options.ts'
import type { Description, Engine } from './engine.ts'
import { openRemote, type RemoteOptions } from './remote.ts'

/** A model file that is computed with here; without `model` the one that ships. */
export type EmbeddedChoice = Pick<EmbeddedOptions, 'device' | 'template'> & {
  readonly engine: 'embedded'
  readonly model?: string
}

/** A model behind a completions server. */
export type RemoteChoice = RemoteOptions & { readonly engine: 'remote' }

/** Which engine is opened, and with what. */
export type EngineChoice = EmbeddedChoice | RemoteChoice

/** The file of the model that ships with the kit. */
export const shippedModel = join(import.meta.dirname, '../../../reference/model/decider.gguf')

/**
 * Opens the engine that was chosen; what computes here is loaded when it is asked for.
 *
 * `log` takes a line for whoever runs it. Throws an Error of one sentence for a file that is no model
 * and for what is no base URL.
 */
export async function openEngine(
  choice: EngineChoice,
  log: (line: string) => void,
): Promise<Engine> {
  if (choice.engine === 'remote') return openRemote(choice)
  const { model = shippedModel, device, template } = choice
  const { misfitOfFile } = await import('./embedded/model-file.ts')
  const misfit = await misfitOfFile(model, 'decider')
  if (misfit !== null) throw new Error(misfit)
  const { openEmbedded } = await import('./embedded/embedded.ts')
  return openEmbedded({ model, device, template, log })
}

/**
 * Gives the readout of an engine: the one wanted, else the one its model file names, else `label`.
 *
 * A model file names it as `<architecture>.decision.readout`. Prompts that become a user's message
 * are another version of a prompt, so that a calibration does not pass from one to the other.
 */
export function readoutFor(
  choice: EngineChoice,
  { labels, metadata }: Pick<Description, 'labels' | 'metadata'>,
  wanted: ReadoutId | undefined,
): Readout {
  const isShipped = choice.engine === 'embedded' && choice.model === undefined
  const id = wanted ?? (isShipped ? 'option' : (namedIn(metadata) ?? 'label'))
  const readout = id === 'option' ? option : labelReadout(labels)
  return isChat(choice) ? { ...readout, prompt: `${readout.prompt}-chat` } : readout
}

const isChat = (choice: EngineChoice): boolean =>
  choice.engine === 'remote' ? choice.api === 'chat' : choice.template === 'chat'

function namedIn(metadata: unknown): ReadoutId | undefined {
  const architecture = ownValue(ownValue(metadata, 'general'), 'architecture')
  if (typeof architecture !== 'string') return undefined
  const named = ownValue(ownValue(ownValue(metadata, architecture), 'decision'), 'readout')
  return readoutIds.find(id => id === named)
}
