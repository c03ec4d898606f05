import type { Embedder, Engine } from '../reference/engines/engine.ts'
import type { EngineChoice } from '../reference/engines/opening.ts'
import type { FindCalibration, Ready, Reference } from '../reference/server/options.ts'
import { endOf } from './engine-failure.ts'
import { type EngineOptions, readEngine } from './engine-options.ts'
import { EXIT } from './exit.ts'
import { readText } from './files.ts'
import { type ListeningOptions, readListening, untilAborted } from './listening.ts'
import { refuse } from './refusal.ts'
import type { Rim } from './rim.ts'
import { servedLines } from './served-lines.ts'

/** What `reference` was asked for. */
export type DecidingOptions = ListeningOptions &
  EngineOptions & {
    readonly dialect: string
    readonly calibration?: string
    readonly embeddings?: string
  }

/** Serves a decider until it is interrupted; throws a UsageError for what was asked wrongly, and an EndedError where the server of its model is not there. */
export async function serveReference(options: DecidingOptions, rim: Rim): Promise<void> {
  const stopped = rim.interruption()
  const reference = await openReference(options, rim)
  const outcome = await Promise.race([reference.ready, untilAborted(stopped)])
  if (outcome !== undefined && 'failure' in outcome) {
    await reference.close()
    throw endOf(outcome.failure)
  }
  if (outcome !== undefined) announce(reference, outcome.result, rim)
  await untilAborted(stopped)
  await reference.close({ finishMs: FINISH_MS })
  rim.exit(EXIT.conformant)
}

// What is being decided may finish, within the time that certify leaves a server it launched.
const FINISH_MS = 3000

function announce({ url }: Reference, ready: Ready, rim: Rim): void {
  rim.print(`listening ${url}\n`)
  for (const line of servedLines(ready)) rim.warn(line)
}

async function openReference(options: DecidingOptions, rim: Rim): Promise<Reference> {
  const { dialect, readout } = options
  const { where, token } = await readListening(options, rim)
  const choice = readEngine(options, rim)
  const calibration = await calibrationFor(options.calibration, choice)
  const { openDoor } = await import('../fake/door.ts')
  const { createReference } = await import('../reference/server/create.ts')
  const { openEngine, readoutFor } = await import('../reference/engines/opening.ts')
  const embedder = await embedderOf(options, rim)
  const engine: Engine = await openEngine(choice, rim.warn).catch(refuse)
  return createReference({
    engine,
    readout: description => readoutFor(choice, description, readout),
    calibration,
    dialect,
    listen: server => openDoor(server, where),
    clock: { now: rim.clock },
    log: rim.warn,
    ...(embedder && { embedder }),
    ...(token && { token: token.value }),
  }).catch(refuse)
}

async function calibrationFor(
  file: string | undefined,
  choice: EngineChoice,
): Promise<FindCalibration> {
  const finding = await import('../reference/server/calibration.ts')
  if (file !== undefined) return finding.calibrationIn(file, await readText(file))
  if (choice.engine === 'remote') return finding.calibrationInFile
  const { shippedModel } = await import('../reference/package.ts')
  return finding.calibrationOf(choice.model ?? shippedModel)
}

async function embedderOf(
  { embeddings: model, device = 'auto', threads }: DecidingOptions,
  rim: Rim,
): Promise<Embedder | undefined> {
  if (model === undefined) return undefined
  const { openEmbedder } = await import('../reference/engines/embedded/embedded.ts')
  const computing = { device, ...(threads !== undefined && { threads }) }
  return openEmbedder({ model, ...computing, log: rim.warn })
}
