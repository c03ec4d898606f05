import type { Capability } from '../spec/profile.ts'
import { profileOf, profiles } from '../spec/profiles.ts'
import type { Check } from './check.ts'
import { checks } from './checks.ts'
import { refuseContradiction } from './concurrency.ts'
import { profileUnknown, targetMissing, tokenMissing, UsageError, urlInvalid } from './errors.ts'
import { openTargetAt, refuseUnfit } from './judge.ts'
import { readKit } from './kit.ts'
import { type Launched, launch } from './launch.ts'
import { type Plan, plan } from './plan.ts'
import { parseAddress } from './probe/address.ts'
import { redactorFor } from './probe/secrecy.ts'
import type { RunRecord } from './record.ts'
import { type RunEvent, run } from './run.ts'
import { headerSecretName, markOf, type Secret, type SecretHeader } from './secret.ts'
import type { Stages } from './stage.ts'
import { type MeasureChoice, planStages, refuseMeasures } from './staging.ts'

/** What is asked, without any server yet. */
export type Selection = {
  /** `chalk-1` by default. */
  readonly profile?: string
  readonly only?: readonly string[]
  readonly skip?: readonly string[]
  readonly declared?: readonly Capability[]
  readonly token?: Secret
  /** How many checks are made at once; 1 by default. */
  readonly parallel?: number
  /** In place of the whole suite. */
  readonly checks?: readonly Check[]
}

/** How a server is certified. */
export type CertifyOptions = Selection &
  MeasureChoice & {
    readonly secretHeaders?: readonly SecretHeader[]
    /** How long one exchange may take, in ms; 5,000 by default. */
    readonly timeoutMs?: number
    readonly maxRequests?: number
    /** In place of what `calibration` and `latency` plan; `planStages` gives them. */
    readonly stages?: Stages
    /** Starts the server for the run; `readyMs` is 60,000 by default. */
    readonly launch?: { readonly command: string; readonly readyMs?: number }
    readonly signal?: AbortSignal
    /** A clock that never goes back, in milliseconds. */
    now(): number
    /** The time of day. */
    date(): Date
  }

/**
 * Plans a run from names, as a command line gives them.
 * Throws a UsageError for an unknown profile or id, or auth declared without a token.
 */
export const planRun = (selection: Selection): Plan => {
  const name = selection.profile ?? 'chalk-1'
  const profile = profileOf(name)
  if (profile === undefined) throw profileUnknown(name, Object.keys(profiles))
  const { declared = [], only = [], skip = [], token } = selection
  refuseContradiction(selection)
  if (declared.includes('auth') && token === undefined) throw tokenMissing()
  const capabilities = token === undefined ? declared : [...new Set([...declared, 'auth' as const])]
  const suite = selection.checks ?? checks
  const planned = plan({ profile, checks: suite, only, skip, declared: capabilities })
  if (!planned.ok) throw new UsageError(planned.says)
  return planned.plan
}

const marksOf = ({ token, secretHeaders = [] }: CertifyOptions): readonly string[] => [
  ...(token === undefined ? [] : [markOf(token.name)]),
  ...secretHeaders.map(({ header }) => markOf(headerSecretName(header))),
]

/** Runs a plan against the server at a URL. */
async function* runAt(
  url: string,
  plan: Plan,
  options: CertifyOptions,
): AsyncGenerator<RunEvent, RunRecord> {
  const { only = [], skip = [], timeoutMs = 5000 } = options
  const address = parseAddress(url)
  if (address === null) throw urlInvalid(url)
  const stages = options.stages ?? (await planStages(url, options))
  const target = openTargetAt(url, { ...options, timeoutMs })
  try {
    return yield* run(plan, {
      ...options,
      stages,
      target,
      address,
      redactor: target.redactor,
      kit: await readKit(),
      marks: marksOf(options),
      hasToken: options.token !== undefined,
      requestMs: timeoutMs,
      selection: { only, skip },
    })
  } finally {
    await target.close()
  }
}

const launched = (url: string | null, options: CertifyOptions): Promise<Launched> | null => {
  if (options.launch === undefined) return null
  const { command, readyMs = 60_000 } = options.launch
  const { signal, now } = options
  return launch({
    command,
    readyMs,
    now,
    ...(url === null ? {} : { url }),
    ...(signal === undefined ? {} : { signal }),
  })
}

/**
 * Certifies a server: gives each event of the run as it happens, and the record at the end.
 *
 * Throws a UsageError for what was asked wrongly, before anything is sent, and a LaunchError for a
 * server that did not come up. What the server does is never thrown; it is in the record.
 */
export async function* certify(
  url: string | null,
  options: CertifyOptions,
): AsyncGenerator<RunEvent, RunRecord> {
  const plan = planRun(options)
  refuseUnfit(options)
  refuseMeasures(options)
  const server = await launched(url, options)
  const base = server?.url ?? url
  if (base === null) throw targetMissing()
  try {
    const record = yield* runAt(base, plan, options)
    if (server === null || options.launch === undefined) return record
    // What a server writes may hold the token it was sent.
    const redactor = redactorFor(options)
    const { command } = options.launch
    const output = redactor.text(server.output())
    return { ...record, launch: { command: redactor.text(command), output } }
  } finally {
    await server?.stop()
  }
}
