import { UsageError } from '../conformance/errors.ts'
import type { FakeOptions } from '../fake/index.ts'
import { EXIT } from './exit.ts'
import type { JournalFile } from './journal-file.ts'
import { type ListeningOptions, readListening, untilAborted } from './listening.ts'
import { refuse } from './refusal.ts'
import type { Rim } from './rim.ts'
import { readToken } from './token.ts'

/** What `fake` was asked for. */
export type ServingOptions = ListeningOptions & {
  /** The path of a script. */
  readonly script?: string
  readonly watch?: true
  readonly strict?: true
  readonly adminPort?: number
  readonly adminTokenEnv?: string
  readonly dialect?: string
  readonly truth?: string
  readonly dial: readonly string[]
  readonly hostile?: true
  readonly health: 'on' | 'off' | '404' | '405' | '503'
  readonly seed: string
  readonly omit: readonly string[]
  readonly protocol?: unknown
  readonly mutant?: string
  readonly journal?: string
}

/** Serves a fake until it is interrupted, and says then what of its script was not used; throws a UsageError for what was asked wrongly. */
export async function serveFake(options: ServingOptions, rim: Rim): Promise<void> {
  refuseLonely(options)
  const { script } = options
  const stopped = rim.interruption()
  const { createFake } = await import('../fake/create.ts')
  const journal = await journalOf(options)
  const asked = await optionsOf(options, rim, journal)
  const watching = script === undefined ? null : await openScript(script, options.watch, rim)
  const fake = await createFake({ ...asked, ...watching?.first }).catch(error => {
    watching?.close()
    return refuse(error)
  })
  watching?.follow(fake)
  rim.print(`listening ${fake.url}\n`)
  if (fake.admin !== null) rim.print(`admin ${fake.admin.url}\n`)
  await untilAborted(stopped)
  watching?.close()
  await fake.stop({ finishMs: FINISH_MS })
  const { ok, text } = fake.verify()
  if (script !== undefined || !ok) rim.warn(text)
  await journal?.close()
  rim.exit(ok || options.strict === undefined ? EXIT.conformant : EXIT.notConformant)
}

// What is being answered may finish; a script that stalls for minutes keeps nobody waiting.
const FINISH_MS = 2000

/** Refuses an option that does nothing without another. */
function refuseLonely(options: ServingOptions): void {
  const { script, watch, strict, truth, dial, adminPort, adminTokenEnv } = options
  if (watch && script === undefined) throw new UsageError('--watch needs a script to watch.')
  if (strict && script === undefined && adminPort === undefined) {
    throw new UsageError(
      '--strict judges a script: give one, or --admin-port for a test that loads one.',
    )
  }
  if (dial.length > 0 && truth === undefined) {
    throw new UsageError('--dial bends what --truth answers: give --truth as well.')
  }
  if (adminPort !== undefined && adminTokenEnv === undefined) {
    throw new UsageError(
      'the admin API needs a token: give the name of its variable with --admin-token-env.',
    )
  }
  if (adminPort === undefined && adminTokenEnv !== undefined) {
    throw new UsageError('--admin-token-env is for the admin API: give --admin-port as well.')
  }
}

async function optionsOf(
  options: ServingOptions,
  rim: Rim,
  journal: JournalFile | undefined,
): Promise<FakeOptions> {
  const { seed, omit, health, protocol, dialect } = options
  const { where, token } = await readListening(options, rim)
  const admin = readToken(options.adminTokenEnv, rim, '--admin-token-env')
  const mutant = await mutantNamed(options.mutant)
  const truth = await truthOf(options)
  return {
    ...{ ...where, seed, omit, protocol, now: rim.now },
    health: health === 'on' || health === 'off' ? health : statuses[health],
    ...(dialect !== undefined && { dialect }),
    ...(token && { token: token.value }),
    ...(admin && { admin: { port: options.adminPort ?? 0, token: admin.value } }),
    ...(mutant && { mutant }),
    ...(truth && { truth }),
    ...(options.hostile && { hostile: options.hostile }),
    ...(journal && { journal: { each: journal.take } }),
  }
}

const statuses = { '404': 404, '405': 405, '503': 503 } as const

async function truthOf({ truth, dial }: ServingOptions) {
  if (truth === undefined) return undefined
  const { readDials } = await import('../fake/truth.ts')
  try {
    return { cases: truth, dials: readDials(dial) }
  } catch (error) {
    return refuse(error)
  }
}

async function openScript(path: string, isWatched: true | undefined, rim: Rim) {
  const { followScript } = await import('./script-file.ts')
  return followScript(path, isWatched === true, rim).catch(refuse)
}

async function mutantNamed(id: string | undefined) {
  if (id === undefined) return undefined
  // Some hundred small files, which a fake that breaks nothing has no use for.
  const { mutantOf, mutants } = await import('../fake/mutants.ts')
  const found = mutantOf(id)
  if (found !== undefined) return found
  const { suggestion } = await import('./suggestion.ts')
  const ids = mutants.map(mutant => mutant.id)
  throw new UsageError(
    `there is no mutant ${id}. ${suggestion(id, ids, 'decider-kit list mutants names them all.')}`,
  )
}

async function journalOf({ journal }: ServingOptions): Promise<JournalFile | undefined> {
  if (journal === undefined) return undefined
  const { openJournalFile } = await import('./journal-file.ts')
  return openJournalFile(journal)
}
