import { shippedModel } from '../package.ts'
import { readoutOf } from '../readout/choice.ts'
import type { Readout, ReadoutId } from '../readout/readout.ts'
import type { EmbeddedOptions } from './embedded/options.ts'
import type { Description, Engine } from './engine.ts'
import { openRemote, type RemoteOptions } from './remote.ts'

/** A model file that is computed with here; without `model` the one that ships. */
export type EmbeddedChoice = Pick<EmbeddedOptions, 'device' | 'template' | 'threads'> & {
  readonly engine: 'embedded'
  readonly model?: string
}

/** A model behind a completions server. */
export type RemoteChoice = RemoteOptions & { readonly engine: 'remote' }

/** Which engine is opened, and with what. */
export type EngineChoice = EmbeddedChoice | RemoteChoice

/**
 * Opens the engine that was chosen; what computes here is loaded when it is asked for.
 *
 * `log` takes a line for whoever runs it. Throws an Error of one sentence for what is no base URL; a
 * file that is no model the engine's `ready` tells of.
 */
export async function openEngine(
  choice: EngineChoice,
  log: (line: string) => void,
): Promise<Engine> {
  if (choice.engine === 'remote') return openRemote(choice)
  const { engine: _, model = shippedModel, ...asked } = choice
  const { openEmbedded } = await import('./embedded/embedded.ts')
  return openEmbedded({ model, ...asked, log })
}

/**
 * Gives the readout of an engine: the one wanted, else the one its model file names, else `label`.
 *
 * Prompts that become a user's message are another version of a prompt, so that a calibration does
 * not pass from one to the other.
 */
export function readoutFor(
  choice: EngineChoice,
  description: Pick<Description, 'labels' | 'metadata'>,
  wanted: ReadoutId | undefined,
): Readout {
  const readout = readoutOf(description, wanted)
  return isChat(choice) ? { ...readout, prompt: `${readout.prompt}-chat` } : readout
}

const isChat = (choice: EngineChoice): boolean =>
  choice.engine === 'remote' ? choice.api === 'chat' : choice.template === 'chat'
