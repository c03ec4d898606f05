import { commitmentOf } from '../corpus/commitment.ts'
import { CORPUS_VERSION } from '../corpus/generate.ts'
import type { Judged } from '../judged.ts'
import type { Cost, MeasureProgress, Measuring } from '../measuring.ts'
import { relayed } from '../relay.ts'
import { counting } from '../tally.ts'
import { isSequential, lineOf } from './acting.ts'
import { askInOrder } from './asking.ts'
import type { CalibrationRecord, Population } from './calibration-record.ts'
import { answersOf, type Evidence } from './evidence.ts'
import { inOrder, judgeCalibration } from './judging.ts'
import { FEWEST_HARD } from './levels.ts'
import { leftOut } from './not-tested.ts'
import type { CalibrationPlan } from './plan.ts'
import type { PlannedCase } from './planned-case.ts'
import type { AskedCase } from './reading.ts'
import { sequentialTest } from './sequential.ts'
import type { Judging } from './verdict.ts'

/** How a plan is carried out and judged. */
export type CalibrationOptions = {
  /** From 0 to 1, whole thousandths. */
  readonly threshold: number
  /** Taken off the threshold for C1. */
  readonly margin: number
  /** How many requests may be under way at once; 1 unless the server takes several. */
  readonly parallel: number
}

// Limits move by less than their third digit from one seed of resampling to the next.
const RESAMPLES = 2000

/**
 * Asks what was planned and judges it; what the server does is never thrown.
 *
 * Ends early where nothing more may be sent, and at certify once C1 is decided and the other verdicts
 * have their fewest cases. Verdicts that lack answers are left open, with what was measured.
 */
export async function* measureCalibration(
  plan: CalibrationPlan,
  real: Measuring,
  options: CalibrationOptions,
): AsyncGenerator<MeasureProgress, CalibrationRecord> {
  const { measuring, sent } = counting(real)
  const judging: Judging = { ...plan, ...options, resamples: RESAMPLES }
  const stop = stopRule(judging)
  const asked: AskedCase[] = []
  let [total, probing] = [plan.cost.requests, 0]
  const wanted = function* (): Generator<PlannedCase> {
    for (const planned of plan.cases) {
      if (planned.role !== 'hard' || !stop.isDecided()) yield planned
      else total -= 1
    }
  }
  const ask = async function* (cases: Iterable<PlannedCase>): AsyncGenerator<MeasureProgress> {
    for await (const each of askInOrder(cases, measuring, options.parallel)) {
      asked.push(each)
      stop.see(each)
      yield { done: asked.length + probing, total, what: whatOf(each.planned) }
    }
  }
  yield* ask(plan.canaries.first)
  yield* ask(wanted())
  const isStopped = stop.isDecided()
  const probed = yield* probes(plan, measuring, { done: asked.length, total, ...options })
  probing = probed.requests
  yield* ask(plan.canaries.last)
  const evidence = {
    asked,
    ended: measuring.ended(),
    missing: missing(plan, asked, isStopped),
    own: plan.cases.filter(({ role }) => role === 'own'),
  }
  return recordOf({ plan, evidence, judging, probed: probed.verdicts, sent: sent() })
}

const names: Readonly<Record<PlannedCase['role'], string>> = {
  hard: 'cases with a sure truth and with an exact posterior',
  exact: 'cases with a sure truth and with an exact posterior',
  own: 'your own cases',
  canary: 'canaries',
}
const whatOf = ({ role }: PlannedCase): string => names[role]

/** Tells when no more hard cases are needed; never at quick and standard, whose number is fixed. */
function stopRule(judging: Judging) {
  const isOpen = isSequential(judging)
  const test = isOpen ? sequentialTest(lineOf(judging)) : null
  let hard = 0
  return {
    see({ planned, answer }: AskedCase): void {
      if (planned.role !== 'hard') return
      hard += 1
      if (answer?.type === 'noul') test?.see(answer)
    },
    isDecided(): boolean {
      if (test === null || hard < FEWEST_HARD) return false
      const { decision, isCapped } = test.result()
      return decision !== null || isCapped
    },
  }
}

/** How far everything is when the probes begin, and from which confidence on a client acts. */
type Before = Pick<CalibrationOptions, 'threshold'> & {
  readonly done: number
  readonly total: number
}

async function* probes(
  { probes: part }: CalibrationPlan,
  measuring: Measuring,
  { done, total, threshold }: Before,
): AsyncGenerator<MeasureProgress, { verdicts: readonly Judged[]; requests: number }> {
  if (part === null) return { verdicts: [], requests: 0 }
  let requests = 0
  const verdicts = yield* relayed(part.run(measuring, threshold), ({ done: within, what }) => {
    requests = within
    return { done: done + within, total, what }
  })
  return { verdicts, requests }
}

function missing(
  { cases }: CalibrationPlan,
  asked: readonly AskedCase[],
  isStopped: boolean,
): Record<Population, number> {
  const count = (role: Population): number =>
    cases.filter(planned => planned.role === role).length -
    asked.filter(({ planned }) => planned.role === role).length
  return { hard: isStopped ? 0 : count('hard'), exact: count('exact'), own: count('own') }
}

type Measured = {
  readonly plan: CalibrationPlan
  readonly evidence: Evidence
  readonly judging: Judging
  readonly probed: readonly Judged[]
  readonly sent: Cost
}

function recordOf({ plan, evidence, judging, probed, sent }: Measured): CalibrationRecord {
  const { level, seed, own, cost } = plan
  const { threshold, margin } = judging
  const { verdicts, views } = judgeCalibration(evidence, judging)
  return {
    level,
    corpus: {
      version: CORPUS_VERSION,
      partition: 'certify',
      seed,
      commitment: commitmentOf(seed),
      own: own?.name ?? null,
    },
    threshold,
    margin,
    planned: cost,
    sent,
    ended: evidence.ended,
    verdicts: inOrder([...verdicts, ...probed]),
    answers: (['hard', 'exact', 'own'] as const).flatMap(each => answersOf(evidence, each)),
    views,
    notTested: leftOut(plan),
  }
}
