import { hash } from 'node:crypto'
import { basename } from 'node:path'
import { plannedOwn } from '../conformance/calibration/planned-case.ts'
import type { UserCase } from '../conformance/corpus/user-case.ts'
import { readCorpus } from '../conformance/corpus/user-corpus.ts'
import { UsageError } from '../conformance/errors.ts'
import { type Collected, collect, type Told } from '../reference/calibration/collecting.ts'
import { type FitReport, fitTable } from '../reference/calibration/fit.ts'
import { writeSidecar } from '../reference/calibration/sidecar.ts'
import type { Engine } from '../reference/engines/engine.ts'
import { type EngineChoice, openEngine, readoutFor } from '../reference/engines/opening.ts'
import type { Readout } from '../reference/readout/readout.ts'
import { placeFor, refuseForeign } from './calibration-file.ts'
import { fitLines } from './calibration-lines.ts'
import { measure } from './calibration-measure.ts'
import { endOf } from './engine-failure.ts'
import { type EngineOptions, readEngine } from './engine-options.ts'
import { EndedError, EXIT } from './exit.ts'
import { readBytes, writeText } from './files.ts'
import { barLine } from './progress.ts'
import { refuse } from './refusal.ts'
import type { Rim } from './rim.ts'

/** What `calibrate` was asked for. */
export type CalibratingOptions = EngineOptions & {
  readonly out?: string
  readonly dryRun?: true
}

/** Fits temperatures of a model to a file of answers that are known, and writes them; throws a UsageError for what was asked wrongly. */
export async function calibrateModel(
  file: string,
  options: CalibratingOptions,
  rim: Rim,
): Promise<void> {
  const stopped = rim.interruption()
  const bytes = await readBytes(file)
  const told = readCorpus(bytes, file).map(each => toldOf(each, file))
  const choice = alone(readEngine(options, rim))
  const engine = await openEngine(choice, rim.warn).catch(refuse)
  try {
    const ready = await engine.ready(stopped)
    if ('failure' in ready) throw endOf(ready.failure)
    const { model, checkpoint } = ready.result
    const readout = readoutFor(choice, ready.result, options.readout)
    const served = { readout: readout.id, prompt: readout.prompt, checkpoint }
    const out = options.out ?? placeFor(choice, model)
    if (!options.dryRun) warnIf(await refuseForeign(out, served), rim)
    const { labelled, unread } = await collectAll(told, { engine, readout, stopped }, rim)
    const { table, reports } = fitTable(labelled, measure)
    const head = { corpus: file, questions: told.length, read: labelled.length, model, ...served }
    const print = (line: string) => (out === '-' ? rim.warn(line) : rim.print(`${line}\n`))
    for (const line of fitLines(head, reports)) print(line)
    if (Object.keys(table).length === 0) throw nothingFitted()
    if (options.dryRun) return print('nothing was written (--dry-run).')
    const corpus = { name: basename(file), sha256: hash('sha256', bytes, 'hex') }
    const fitted = { corpus, model, unread: unread.length, reports: reports.map(rounded) }
    await writeText(out, writeSidecar({ ...served, temperatures: table }, fitted), rim)
    if (out !== '-') print(`wrote ${out}. Serve the model with --calibration ${out}.`)
  } finally {
    await engine.close()
  }
}

/** Has passes come to a server one by one: it computes those that come together together, and never twice the same. */
const alone = (choice: EngineChoice): EngineChoice =>
  choice.engine === 'remote' ? { ...choice, connections: 1 } : choice

/** Gives a line of the file as the fit takes it; where a line has both, its posterior, which has no noise. */
function toldOf(given: UserCase, file: string): Told {
  const { state, question, cluster, line } = given
  const exact = given.posterior === null ? given : { ...given, label: null }
  const { truth } = plannedOwn(exact, '')
  // A case has no before yes.
  const ordered = question.type === 'noul' ? truth.toReversed() : truth
  return { name: `${file}:${line}`, state, question, truth: ordered, cluster }
}

type Parts = { readonly engine: Engine; readonly readout: Readout; readonly stopped: AbortSignal }

async function collectAll(
  told: readonly Told[],
  { engine, readout, stopped }: Parts,
  rim: Rim,
): Promise<Collected> {
  const start = rim.clock()
  let done = 0
  const onDone = (count: number) => {
    done = count
    rim.progress(barLine(count, told.length, 'questions read', rim.clock() - start))
  }
  const outcome = await collect(told, { engine, readout, onDone, signal: stopped })
  rim.progress(null)
  if (stopped.aborted) {
    const says = `interrupted after ${done} of ${told.length} questions; nothing was written.`
    throw new EndedError(EXIT.interrupted, says)
  }
  if ('failure' in outcome) throw endOf(outcome.failure)
  const { labelled, unread } = outcome.result
  for (const { name, says } of unread) rim.warn(`${name}: left out, ${says}`)
  if (labelled.length > 0) return outcome.result
  throw new UsageError(`none of the ${told.length} questions could be read, so nothing was fitted.`)
}

const nothingFitted = (): EndedError =>
  new EndedError(
    EXIT.incomplete,
    'no temperature could be fitted, so nothing was written: the lines above say why, type by type.',
  )

function warnIf(sentence: string | null, rim: Rim): void {
  if (sentence !== null) rim.warn(sentence)
}

const DIGITS = 6

/** Cuts the figures of a report to digits that mean something. */
const rounded = (report: FitReport): unknown =>
  JSON.parse(
    JSON.stringify(report, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value,
    ),
  )
