import type { Check } from './check.ts'
import { type Judgement, judge, openTargetAt } from './judge.ts'
import type { Broken, FalseAlarm, Kill, NotGreen, Proof } from './proof.ts'
import { landed } from './receipt.ts'
import type { Secret } from './secret.ts'
import { told, type Verdict } from './verdict.ts'

/** The server a proof wants: conforming in one of its variants, broken, or another legal one. */
export type Subject = {
  readonly kind: 'conforming' | 'mutant' | 'honest'
  /** The variant's name, the mutant's id or the seed. */
  readonly name: string
  /** The variant a mutant is made from. */
  readonly variant: string
  readonly needsToken: boolean
}

/** A server started for the proof. */
export type Started = {
  readonly url: string
  readonly token?: Secret
  stop(): Promise<void>
}

/** What a proof is made of; servers are handed in, since the kit imports none. */
export type ProveOptions = {
  readonly checks: readonly Check[]
  readonly mutants: readonly Broken[]
  /** Conforming servers that differ in what they have (with and without /health); a check is proved on the first where it applies. */
  readonly variants: readonly string[]
  readonly seeds: readonly string[]
  start(subject: Subject): Promise<Started>
  /** How long a silent mutant is waited for, in ms. */
  readonly timeoutMs: number
  now(): number
}

/** What is done next, for a progress line. */
export type ProveEvent = { readonly stage: string; readonly done: number; readonly of: number }

type Green = { readonly check: Check; readonly variant: string; readonly judgement: Judgement }

const SEED = 'proof'

/** Proves the checks: green on the conforming server, red on each mutant, quiet on every honest server. */
export async function* prove(options: ProveOptions): AsyncGenerator<ProveEvent, Proof> {
  const { checks, mutants, seeds } = options
  const known = new Set(mutants.map(({ id }) => id))
  const named = new Set(checks.flatMap(({ killedBy }) => killedBy))
  const greens: Green[] = []
  const notGreen: NotGreen[] = []
  for (const [done, check] of checks.entries()) {
    yield { stage: 'conforming', done, of: checks.length }
    const green = await proveGreen(check, options)
    if (green.judgement.verdict.outcome === 'pass') greens.push(green)
    else notGreen.push({ check: check.id, verdict: green.judgement.verdict })
  }
  const kills: Kill[] = []
  for (const [done, mutant] of mutants.entries()) {
    yield { stage: 'mutants', done, of: mutants.length }
    kills.push(...(await proveKills(mutant, greens, options)))
  }
  const falseAlarms: FalseAlarm[] = []
  let judged = 0
  let unmet = 0
  for (const [done, seed] of seeds.entries()) {
    yield { stage: 'honest', done, of: seeds.length }
    const verdicts = await judgeHonest(seed, options)
    judged += verdicts.length
    unmet += verdicts.filter(({ verdict }) => verdict.outcome === 'unmet').length
    falseAlarms.push(...verdicts.flatMap(({ check, verdict }) => alarmOf(check, seed, verdict)))
  }
  return {
    checks: checks.map(({ id }) => id),
    mutants,
    notGreen,
    kills,
    falseAlarms,
    seeds: seeds.length,
    judged,
    unmet,
    unknownMutants: [...named].filter(id => !known.has(id)),
    idleMutants: mutants.map(({ id }) => id).filter(id => !named.has(id)),
  }
}

async function proveGreen(check: Check, options: ProveOptions): Promise<Green> {
  let last: Green | undefined
  for (const variant of options.variants) {
    const subject = {
      kind: 'conforming',
      name: variant,
      variant,
      needsToken: needsToken(check),
    } as const
    const judgement = await judgeOn(subject, options, judgeIt => judgeIt(check))
    last = { check, variant, judgement }
    if (judgement.verdict.outcome !== 'not-applicable') return last
  }
  if (last === undefined) throw new Error('a proof needs at least one variant')
  return last
}

async function proveKills(
  mutant: Broken,
  greens: readonly Green[],
  options: ProveOptions,
): Promise<Kill[]> {
  const kills: Kill[] = []
  for (const green of greens.filter(({ check }) => check.killedBy.includes(mutant.id))) {
    const { check, variant } = green
    const subject = {
      kind: 'mutant',
      name: mutant.id,
      variant,
      needsToken: needsToken(check),
    } as const
    const kill = await judgeOn(subject, options, async judgeIt => {
      const judgement = await judgeIt(check)
      const isRed = judgement.verdict.outcome === 'fail'
      const masking = isRed ? await firstRed(neededBy(check, options.checks), judgeIt) : undefined
      return { ...resultOf(mutant, green, judgement, masking), check: check.id, mutant: mutant.id }
    })
    kills.push(kill)
  }
  return kills
}

function resultOf(
  mutant: Broken,
  { check, judgement: conforming }: Green,
  judgement: Judgement,
  masking: string | undefined,
): Pick<Kill, 'result' | 'says'> {
  const says = told(judgement.verdict)
  if (judgement.verdict.outcome !== 'fail') return { result: 'survived', says }
  if (!check.clauses.includes(mutant.breaks)) return { result: 'wrong-clause', says }
  if (!landed(conforming.exchanges, judgement.exchanges)) return { result: 'void', says }
  if (masking !== undefined) return { result: 'masked', says: `${masking} fails first` }
  return { result: 'killed', says }
}

/** Gives every check that has to pass before `check`, however far back. */
function neededBy(check: Check, checks: readonly Check[]): Check[] {
  const direct = checks.filter(({ id }) => check.needs.includes(id))
  return [...new Set(direct.flatMap(needed => [...neededBy(needed, checks), needed]))]
}

async function firstRed(checks: readonly Check[], judgeIt: JudgeIt): Promise<string | undefined> {
  for (const check of checks) {
    if ((await judgeIt(check)).verdict.outcome !== 'pass') return check.id
  }
  return undefined
}

async function judgeHonest(seed: string, options: ProveOptions) {
  const verdicts: { check: Check; verdict: Verdict }[] = []
  for (const withToken of [false, true]) {
    const checks = options.checks.filter(check => needsToken(check) === withToken)
    if (checks.length === 0) continue
    const subject = { kind: 'honest', name: seed, variant: '', needsToken: withToken } as const
    await judgeOn(subject, options, async judgeIt => {
      for (const check of checks) verdicts.push({ check, verdict: (await judgeIt(check)).verdict })
    })
  }
  return verdicts
}

const alarmOf = (check: Check, seed: string, verdict: Verdict): FalseAlarm[] =>
  verdict.outcome === 'fail' || verdict.outcome === 'harness-fault'
    ? [{ check: check.id, seed, says: told(verdict) }]
    : []

type JudgeIt = (check: Check) => Promise<Judgement>

async function judgeOn<T>(
  subject: Subject,
  { start, timeoutMs, now }: ProveOptions,
  use: (judgeIt: JudgeIt) => Promise<T>,
): Promise<T> {
  const { url, token, stop } = await start(subject)
  const target = openTargetAt(url, { timeoutMs, now, ...(token && { token }) })
  try {
    return await use(check => judge(check, target, SEED))
  } finally {
    await target.close()
    await stop()
  }
}

const needsToken = ({ when }: Check): boolean => when === 'auth'
