import { basename } from 'node:path'
import type { OwnCases } from '../conformance/calibration/plan.ts'
import type { CertifyOptions } from '../conformance/certify.ts'
import { certify, planRun } from '../conformance/certify.ts'
import { targetMissing, urlInvalid } from '../conformance/errors.ts'
import { parseAddress } from '../conformance/probe/address.ts'
import type { RunRecord } from '../conformance/record.ts'
import type { RunEvent } from '../conformance/run.ts'
import { planStages } from '../conformance/staging.ts'
import { capabilitiesFrom } from './capabilities.ts'
import { costLines } from './cost-lines.ts'
import { EndedError, EXIT } from './exit.ts'
import { readBytes } from './files.ts'
import { readHeaders } from './header-file.ts'
import type { MeasureChoices } from './measure-options.ts'
import { planText } from './plan-text.ts'
import { progressLine } from './progress.ts'
import type { ReportFiles } from './report-options.ts'
import { refuseReports, writeReports } from './reporting.ts'
import type { Rim } from './rim.ts'
import { readToken } from './token.ts'
import { codeOf } from './verdict-code.ts'

/** What the command line of `certify` gives. */
export type CertifyChoices = ReportFiles &
  MeasureChoices & {
    readonly launch?: string
    readonly profile: string
    readonly tokenEnv?: string
    readonly headerFile?: string
    readonly declare: readonly string[]
    readonly only: readonly string[]
    readonly skip: readonly string[]
    readonly seed?: string
    readonly timeout: number
    readonly parallel: number
    readonly maxRequests?: number
    readonly dryRun?: boolean
  }

/** Certifies a server, writes the reports and sets the exit code; with --dry-run prints the plan alone. */
export async function certifyServer(
  url: string | null,
  choices: CertifyChoices,
  rim: Rim,
): Promise<void> {
  refuseTarget(url, choices)
  const options = await optionsFrom(choices, rim)
  const plan = planRun(options)
  const stages = await planStages(url, options)
  const costs = costLines(plan, stages, choices.maxRequests)
  if (choices.dryRun === true) {
    rim.print(planText(plan, costs))
    rim.exit(EXIT.conformant)
    return
  }
  await refuseReports(choices, [choices.corpus, choices.headerFile])
  if (choices.quiet !== true) for (const line of costs) rim.warn(line)
  const record = await follow(url, { ...options, stages }, choices, rim)
  rim.exit(codeOf(record))
  await writeReports(record, choices, rim)
}

function refuseTarget(url: string | null, { launch, dryRun }: CertifyChoices): void {
  if (url === null && launch === undefined && dryRun !== true) throw targetMissing()
  // With --launch the URL may hold {port}, which is no port until it is replaced.
  if (url !== null && parseAddress(url.replaceAll('{port}', '1')) === null) throw urlInvalid(url)
}

async function optionsFrom(choices: CertifyChoices, rim: Rim): Promise<CertifyOptions> {
  const { profile, only, skip, timeout, parallel, launch, maxRequests } = choices
  const { calibration, latency, corpus, threshold, margin } = choices
  const token = readToken(choices.tokenEnv, rim)
  return {
    ...{ profile, only, skip, parallel, timeoutMs: timeout, calibration, latency },
    declared: capabilitiesFrom(choices.declare),
    seed: choices.seed ?? rim.freshSeed(),
    secretHeaders: await readHeaders(choices.headerFile),
    now: rim.clock,
    date: () => new Date(rim.now()),
    ...(token && { token }),
    ...(launch !== undefined && { launch: { command: launch } }),
    ...(maxRequests !== undefined && { maxRequests }),
    ...(threshold !== undefined && { threshold }),
    ...(margin !== undefined && { margin }),
    ...(corpus !== undefined && { ownCases: await ownCasesIn(corpus) }),
  }
}

/** Reads the cases of one's own; throws a UsageError that names file, line and field. */
const ownCasesIn = async (path: string): Promise<OwnCases> => {
  const { readCorpus } = await import('../conformance/corpus/user-corpus.ts')
  return { name: basename(path), cases: readCorpus(await readBytes(path), path) }
}

/** Runs to the end or to the interruption, with a progress line unless --quiet. */
async function follow(
  url: string | null,
  options: CertifyOptions,
  { quiet }: CertifyChoices,
  rim: Rim,
): Promise<RunRecord> {
  const started = rim.clock()
  const show = (event: RunEvent) => {
    if (quiet !== true) rim.progress(progress(event, rim.clock() - started))
  }
  const progress = progressLine()
  const signal = rim.interruption()
  const events = certify(url, { ...options, signal })
  try {
    let step = await events.next()
    while (!step.done) {
      show(step.value)
      step = await events.next()
    }
    return step.value
  } catch (error) {
    throw launchEnded(error, signal.aborted)
  } finally {
    rim.progress(null)
  }
}

// A server that was launched and never answered could not be reached; whose fault it was is not known.
const launchEnded = (error: unknown, isInterrupted: boolean): unknown =>
  error instanceof Error && error.name === 'LaunchError'
    ? new EndedError(isInterrupted ? EXIT.interrupted : EXIT.unreachable, error.message)
    : error
