import { type Command, Option } from 'commander'
import { UsageError } from '../conformance/errors.ts'
import type { ListenOptions } from '../fake/listen.ts'
import { isLoopback } from '../spec/loopback.ts'
import { readText } from './files.ts'
import { variableName, wholeNumber } from './options.ts'
import type { Rim } from './rim.ts'
import { type NamedToken, readToken } from './token.ts'

/** Where a server of this program listens, as its options say it. */
export type ListeningOptions = {
  readonly port: number
  readonly host: string
  readonly tokenEnv?: string
  readonly tlsCert?: string
  readonly tlsKey?: string
  readonly unix?: string
}

/** Adds the options that every server has; `token` says what the one of --token-env is for. */
export const withListening = (command: Command, token: string): Command =>
  command
    .option('--port <n>', 'where to listen; 0 for any free port', wholeNumber(0, 65_535), 0)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option('--unix <path>', 'Unix socket to listen on, in place of a port').conflicts([
        'port',
        'host',
      ]),
    )
    .option('--tls-cert <file>', 'serve HTTPS with this certificate (PEM)')
    .option('--tls-key <file>', 'the private key of --tls-cert (PEM)')
    .option('--token-env <NAME>', token, variableName)

/** Reads where to listen and the token; throws a UsageError for files that cannot be read, and an address others reach without a token. */
export async function readListening(
  options: ListeningOptions,
  rim: Rim,
): Promise<{ readonly where: ListenOptions; readonly token: NamedToken | undefined }> {
  const { port, host, unix } = options
  const token = readToken(options.tokenEnv, rim)
  if (unix === undefined && token === undefined && !isLoopback(host)) {
    throw new UsageError(needsToken(host))
  }
  const tls = await readPair(options)
  return { where: { ...(unix === undefined ? { port, host } : { unix }), ...tls }, token }
}

/** Waits until the signal that ends a server came. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function readPair({
  tlsCert,
  tlsKey,
}: ListeningOptions): Promise<Pick<ListenOptions, 'tls'>> {
  if (tlsCert === undefined && tlsKey === undefined) return {}
  if (tlsCert === undefined || tlsKey === undefined) {
    const missing = tlsCert === undefined ? '--tls-cert' : '--tls-key'
    throw new UsageError(`HTTPS needs a certificate and its key: give ${missing} as well.`)
  }
  return { tls: { cert: await readText(tlsCert), key: await readText(tlsKey) } }
}

const needsToken = (host: string): string =>
  `${host} can be reached from other machines, so a token is needed: give the name of its variable with --token-env, or listen on 127.0.0.1.`
