import type { WriteStream } from 'node:fs'
import { Command, Option } from 'commander'
import { UsageError } from '../../conformance/errors.ts'
import { EXIT } from '../exit.ts'
import { collected, jsonOrAbsent, variableName, wholeNumber } from '../options.ts'
import type { Rim } from '../rim.ts'
import { readToken } from '../token.ts'

type Options = {
  readonly port: number
  readonly host: string
  readonly health: 'on' | 'off' | '404' | '405' | '503'
  readonly seed: string
  readonly omit: readonly string[]
  readonly tokenEnv?: string
  readonly protocol?: unknown
  readonly mutant?: string
  readonly journal?: string
}

/** Makes the command that serves the fake decider until it is interrupted. */
export const fakeCommand = (rim: Rim): Command =>
  new Command('fake')
    .description('Serve a fake decider. The first line printed is "listening <url>".')
    .option('--port <n>', 'where to listen; 0 for any free port', wholeNumber(0, 65_535), 0)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--token-env <NAME>', 'variable that holds the token every request needs', variableName)
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
    .action(async (options: Options) => serve(options, rim))

async function serve(options: Options, rim: Rim): Promise<void> {
  const { port, host, seed, omit, health, protocol } = options
  const token = readToken(options.tokenEnv, rim)
  if (token === undefined && !isLoopback(host)) throw new UsageError(needsToken(host))
  const { createFake } = await import('../../fake/create.ts')
  const { journalLine } = await import('../journal-line.ts')
  const mutant = await mutantNamed(options.mutant)
  const journal = await openJournal(options.journal)
  const stopped = rim.interruption()
  const fake = await createFake({
    ...{ port, host, seed, omit, protocol, now: rim.now },
    health: health === 'on' || health === 'off' ? health : statuses[health],
    ...(token && { token: token.value }),
    ...(mutant && { mutant }),
    journal: { each: entry => journal?.write(journalLine(entry)) },
  }).catch(error => {
    throw new UsageError(sentence(error))
  })
  rim.print(`listening ${fake.url}\n`)
  await aborted(stopped)
  await fake.stop()
  journal?.end()
  rim.exit(EXIT.conformant)
}

const statuses = { '404': 404, '405': 405, '503': 503 } as const

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const needsToken = (host: string): string =>
  `${host} can be reached from other machines, so a token is needed: give the name of its variable with --token-env, or listen on 127.0.0.1.`

const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

async function mutantNamed(id: string | undefined) {
  if (id === undefined) return undefined
  // Some hundred small files, which a fake that breaks nothing has no use for.
  const { mutantOf, mutants } = await import('../../fake/mutants.ts')
  const found = mutantOf(id)
  if (found !== undefined) return found
  const { suggestion } = await import('../suggestion.ts')
  const ids = mutants.map(mutant => mutant.id)
  throw new UsageError(
    `there is no mutant ${id}. ${suggestion(id, ids, 'decider-kit list mutants names them all.')}`,
  )
}

async function openJournal(path: string | undefined): Promise<WriteStream | undefined> {
  if (path === undefined) return undefined
  const { createWriteStream } = await import('node:fs')
  const { claimFiles } = await import('../files.ts')
  await claimFiles([path])
  return createWriteStream(path, { flags: 'a' })
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
