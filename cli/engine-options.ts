import { type Command, Option } from 'commander'
import { UsageError } from '../conformance/errors.ts'
import { type AskedDevice, askableDevices } from '../reference/engines/embedded/options.ts'
import type { EngineChoice } from '../reference/engines/opening.ts'
import { type ReadoutId, readoutIds } from '../reference/readout/readout.ts'
import { variableOf, wholeNumber } from './options.ts'
import type { Rim } from './rim.ts'
import { readToken } from './token.ts'

/** Which model answers and where it computes, as options say it. */
export type EngineOptions = {
  readonly model?: string
  readonly engine?: 'embedded' | 'remote'
  readonly device?: AskedDevice
  readonly threads?: number
  readonly upstream?: string
  readonly upstreamTokenEnv?: string
  readonly upstreamModel?: string
  readonly chat?: true
  readonly seesImages?: true
  readonly top?: number
  readonly readout?: ReadoutId
}

const TOKEN = '--upstream-token-env'

/** Adds the options of every command that works with a model. */
export const withEngine = (command: Command): Command =>
  withUpstream(
    command
      .option('--model <file>', 'GGUF file of the model; default: the one that ships')
      .addOption(
        new Option(
          '--device <name>',
          'where a GGUF file is computed with; default: auto, the first that proves itself',
        ).choices(askableDevices),
      )
      .option(
        '--threads <n>',
        'how many threads compute on the CPU; default: one fewer than the machine has cores',
        wholeNumber(1, 1024),
      ),
  )
    .option(
      '--chat',
      "put prompts as a user's message: by the chat template of the file, or over /chat/completions",
    )
    .option('--sees-images', 'the model at --upstream sees images; needs --chat')
    .addOption(
      new Option(
        '--readout <name>',
        'how a question is read off the model; default: as its file says, else label',
      ).choices(readoutIds),
    )

const withUpstream = (command: Command): Command =>
  command
    .option(
      '--base-url, --upstream <url>',
      'completions server to read in place of a file: vLLM, SGLang, llama-server; with its /v1',
    )
    .option(`${TOKEN} <NAME>`, 'variable that holds the token of --upstream', variableOf(TOKEN))
    .option('--upstream-model <name>', 'which model of --upstream; default: the first it lists')
    .option(
      '--top <n>',
      'how many tokens --upstream lists; vLLM lists 20 unless started for more',
      wholeNumber(2, 1000),
    )
    .addOption(
      new Option(
        '--engine <name>',
        'embedded or remote; default: remote with --upstream, else embedded',
      ).choices(['embedded', 'remote']),
    )

/** Reads which engine is to be opened; throws a UsageError for options that do not go together. */
export function readEngine(options: EngineOptions, rim: Rim): EngineChoice {
  refuseMixture(options)
  const { upstream, chat, seesImages, top, upstreamModel: model } = options
  if (upstream === undefined) return readFile(options)
  const token = readToken(options.upstreamTokenEnv, rim, TOKEN)
  return {
    ...{ engine: 'remote', baseUrl: upstream, api: chat ? 'chat' : 'completions' },
    ...(model !== undefined && { model }),
    ...(token && { token: token.value }),
    ...(seesImages && { seesImages }),
    ...(top !== undefined && { top }),
  }
}

const readFile = ({ model, device = 'auto', threads, chat }: EngineOptions): EngineChoice => ({
  ...{ engine: 'embedded', device, template: chat ? 'chat' : 'plain' },
  ...(model !== undefined && { model }),
  ...(threads !== undefined && { threads }),
})

function refuseMixture({ engine, upstream, ...options }: EngineOptions): void {
  if (upstream === undefined && engine === 'remote') {
    throw new UsageError('--engine remote reads from a server: give its URL with --upstream.')
  }
  if (upstream !== undefined && engine === 'embedded') {
    throw new UsageError('--engine embedded computes here: leave --upstream out.')
  }
  const local = [
    options.model !== undefined && '--model',
    options.device !== undefined && '--device',
    options.threads !== undefined && '--threads',
  ].find(Boolean)
  if (upstream !== undefined && local) {
    throw new UsageError(
      `${local} is for a GGUF file that is computed with here: leave it out, or --upstream.`,
    )
  }
  if (options.seesImages && !options.chat) {
    throw new UsageError('a server takes images on /chat/completions alone: give --chat as well.')
  }
  const lonely = [
    options.upstreamTokenEnv !== undefined && TOKEN,
    options.upstreamModel !== undefined && '--upstream-model',
    options.top !== undefined && '--top',
    options.seesImages && '--sees-images',
  ].find(Boolean)
  if (upstream === undefined && lonely) {
    throw new UsageError(`${lonely} is for a completions server: give --upstream as well.`)
  }
}
