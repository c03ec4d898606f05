import type { WriteStream } from 'node:fs'
import { Command, Option } from 'commander'
import { UsageError } from '../../conformance/errors.ts'
import { EXIT } from '../exit.ts'
import { type ListeningOptions, readListening, untilAborted, withListening } from '../listening.ts'
import { collected, jsonOrAbsent } from '../options.ts'
import type { Rim } from '../rim.ts'

type Options = ListeningOptions & {
  readonly health: 'on' | 'off' | '404' | '405' | '503'
  readonly seed: string
  readonly omit: readonly string[]
  readonly protocol?: unknown
  readonly mutant?: string
  readonly journal?: string
}

/** Makes the command that serves the fake decider until it is interrupted. */
export const fakeCommand = (rim: Rim): Command =>
  withListening(new Command('fake'), 'variable that holds the token every request needs')
    .description('Serve a fake decider. The first line printed is "listening <url>".')
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
  const { seed, omit, health, protocol } = options
  const { where, token } = await readListening(options, rim)
  const { createFake } = await import('../../fake/create.ts')
  const { journalLine } = await import('../journal-line.ts')
  const mutant = await mutantNamed(options.mutant)
  const journal = await openJournal(options.journal)
  const stopped = rim.interruption()
  const fake = await createFake({
    ...{ ...where, seed, omit, protocol, now: rim.now },
    health: health === 'on' || health === 'off' ? health : statuses[health],
    ...(token && { token: token.value }),
    ...(mutant && { mutant }),
    journal: { each: entry => journal?.write(journalLine(entry)) },
  }).catch(error => {
    throw new UsageError(sentence(error))
  })
  rim.print(`listening ${fake.url}\n`)
  await untilAborted(stopped)
  await fake.stop()
  journal?.end()
  rim.exit(EXIT.conformant)
}

const statuses = { '404': 404, '405': 405, '503': 503 } as const

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
