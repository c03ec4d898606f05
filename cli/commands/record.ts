import { Command } from 'commander'
import { isLoopback } from '../../spec/loopback.ts'
import { EXIT } from '../exit.ts'
import { type ListeningOptions, readListening, untilAborted, withListening } from '../listening.ts'
import { refuse } from '../refusal.ts'
import type { Rim } from '../rim.ts'

type Options = ListeningOptions & { readonly out: string }

const tokenSays = 'variable that holds the token to send where a request has none'

/** Makes the command that stands before a real decider and writes a script that replays it. */
export const recordCommand = (rim: Rim): Command =>
  withListening(new Command('record'), tokenSays)
    .description(
      'Proxy to a decider and write a script. The first line printed is "listening <url>".',
    )
    .argument('<url>', 'the decider: http, https or http+unix')
    .option('--out <file>', 'the script to write, a new file', 'recorded.yaml')
    .action(async (url: string, options: Options) => serve(url, options, rim))

async function serve(url: string, options: Options, rim: Rim): Promise<void> {
  const { where, token } = await readListening(options, rim)
  const { startRecorder } = await import('../../fake/record/index.ts')
  const stopped = rim.interruption()
  const recorder = await startRecorder({
    ...{ ...where, url, out: options.out, clock: rim.clock, warn: rim.warn },
    ...(token && { token: token.value }),
    isTokenAsked: where.host !== undefined && !isLoopback(where.host),
  }).catch(refuse)
  rim.print(`listening ${recorder.url}\n`)
  await untilAborted(stopped)
  await recorder.stop().catch(refuse)
  rim.exit(EXIT.conformant)
}
