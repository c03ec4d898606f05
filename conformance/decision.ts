import type { CalibrationRecord } from './calibration/calibration-record.ts'
import type { Judged } from './judged.ts'
import type { LatencyRecord } from './latency/latency-record.ts'
import type { MeasureEnd } from './measuring.ts'
import type { RunVerdict } from './record.ts'
import { remedies } from './remedy.ts'
import type { Standing } from './standing.ts'
import { isDeciding, neededOf } from './standing-rule.ts'

/** What the overall verdict is made from. */
export type Judgements = {
  readonly verdict: RunVerdict
  /** Whether every check of the profile was chosen. */
  readonly isWhole: boolean
  readonly calibration: CalibrationRecord | null
  readonly latency: LatencyRecord | null
}

/** One thing that keeps a client from acting: a phrase with its subject, and what to do about it. */
type Obstacle = { readonly id: string; readonly says: string; readonly next: string }

/** The part of an overall verdict that follows from the judgements alone. */
export type Decision = Pick<Standing, 'verdict' | 'says' | 'because' | 'next'>

/**
 * Decides whether a client may act, by the rule of standing-rule.ts; null where nothing was measured.
 *
 * A failure never hides: where it is no SHADOW ONLY, because the checks of the wire did not all pass,
 * the sentence names it. A measurement that ended before its plan did may fail a decider, and never
 * lets it act.
 */
export const decide = (given: Judgements): Decision | null => {
  const { calibration, latency } = given
  if (calibration === null && latency === null) return null
  const verdicts = [...(calibration?.verdicts ?? []), ...(latency?.verdicts ?? [])]
  const failures = verdicts.filter(one => isDeciding(one.id) && one.outcome === 'fail')
  const wire = wireObstacle(given)
  const open = [...(wire === null ? [] : [wire]), ...missingOf(given), ...openOf(given)]
  const because = [
    `wire: ${given.verdict}${given.isWhole ? '' : ' on the chosen checks'}`,
    ...verdicts
      .filter(({ id, outcome }) => isDeciding(id) && outcome !== 'not-tested')
      .map(({ id, outcome, title }) => `${id}: ${outcome}, ${title}`),
    ...missingOf(given).map(({ id }) => `${id}: not measured in full`),
  ]
  if (wire === null && failures.length > 0) return { ...shadowOnly(failures), because }
  if (open.length > 0) return { ...undecided(open, failures), because }
  return {
    verdict: 'may-act',
    says: `every check of the wire passed, what it is sure of is right often enough, and it answers in time${leftOpen(verdicts)}.`,
    because,
    next: nextForOpen(given),
  }
}

const isLeftOpen = ({ id, outcome }: Judged): boolean =>
  isDeciding(id) && outcome === 'inconclusive'

/** Gives the step of the first open verdict on speed, which costs fewer requests, and on calibration. */
const nextForOpen = ({ calibration, latency }: Judgements): string | null => {
  const steps = [latency, calibration].flatMap(part => {
    const open = part?.verdicts.find(verdict => isLeftOpen(verdict) && verdict.next !== null)
    return open === undefined ? [] : [`to settle ${open.id}, ${open.next}`]
  })
  return steps.length === 0 ? null : steps.join('; ')
}

/** Names the verdicts that a failure would have counted for and that came to none. */
const leftOpen = (verdicts: readonly Judged[]): string => {
  const open = verdicts.filter(isLeftOpen)
  return open.length === 0 ? '' : `; still open: ${listed(open.map(({ id }) => id))}`
}

const shadowOnly = (failures: readonly Judged[]): Omit<Decision, 'because'> => ({
  verdict: 'shadow-only',
  says: `${listed(failures.map(({ id }) => id))} failed; ask it beside what decides now, and act on nothing it says.`,
  next: nextOf(failures),
})

const nextOf = (failures: readonly Judged[]): string =>
  failures.find(({ next }) => next !== null)?.next ??
  `mend what ${failures[0]?.id} found, then run again`

/** Says that nothing is decided yet; a failure is named first and its step is the next. */
const undecided = (
  open: readonly Obstacle[],
  failures: readonly Judged[],
): Omit<Decision, 'because'> => {
  const failed = listed(failures.map(({ id }) => id))
  const left = listed(open.map(({ says }) => says))
  return {
    verdict: 'undecided',
    says:
      failures.length > 0
        ? `${failed} failed, so that it is SHADOW ONLY at best, and ${left}.`
        : `${left}.`,
    next: open[0]?.next ?? null,
  }
}

/** Gives what keeps the checks of the wire from counting as passed, or null where every MUST passed. */
const wireObstacle = ({ verdict, isWhole, calibration, latency }: Judgements): Obstacle | null => {
  const id = 'wire'
  if (verdict === 'not-conformant') {
    return {
      id,
      says: 'a MUST of the wire failed',
      next: 'mend what the failed MUST checks found, then run again',
    }
  }
  if (verdict === 'unreachable') {
    return {
      id,
      says: 'the server gave no answer to judge',
      next: 'see what answers there with decider-kit health, then run again',
    }
  }
  if (verdict === 'incomplete') {
    return {
      id,
      says: 'not every MUST of the wire could be judged',
      next: incompleteStep((calibration ?? latency)?.ended?.reason),
    }
  }
  if (isWhole) return null
  return {
    id,
    says: 'only chosen checks of the wire were made',
    next: 'run again without --only and --skip',
  }
}

/** Says what to do where the checks did not come to an end: the measurements after them tell why. */
const incompleteStep = (reason: MeasureEnd['reason'] | undefined): string =>
  reason === undefined
    ? 'remove what each check marked "not testable" names, then run again'
    : remedies[reason]

type Part = Pick<CalibrationRecord | LatencyRecord, 'level' | 'ended'> | null

/** Gives what was not measured, or not to its end; speed first, since it costs fewer requests. */
const missingOf = ({ calibration, latency }: Judgements): readonly Obstacle[] => [
  ...missingPart('latency', 'speed', latency),
  ...missingPart('calibration', 'calibration', calibration),
]

const missingPart = (id: string, noun: string, part: Part): readonly Obstacle[] => {
  if (part === null) {
    return [{ id, says: `${noun} was not measured`, next: `run again with --${id} standard` }]
  }
  if (part.ended === null) return []
  const again = `run --${id} ${part.level} again`
  const steps = {
    budget: `${again} with a higher --max-requests`,
    interrupted: `${again} and let it end`,
    lost: `look at the server's own output, then ${again}`,
  }
  const says = `${noun} was not measured to its end`
  return [{ id, says, next: steps[part.ended.reason] }]
}

/** Gives the verdicts that have to pass and are open; speed first, since it costs fewer requests. */
const openOf = ({ calibration, latency }: Judgements): readonly Obstacle[] => [
  ...openIn('latency', neededOf.latency, latency),
  ...openIn('calibration', neededOf.calibration, calibration),
]

type Measured = Pick<CalibrationRecord | LatencyRecord, 'verdicts'> | null

const openIn = (stage: string, needed: string, part: Measured): readonly Obstacle[] => {
  if (part === null) return []
  const verdict = part.verdicts.find(({ id }) => id === needed)
  const { outcome = 'not-tested', next = null } = verdict ?? {}
  if (outcome === 'pass' || outcome === 'fail') return []
  const says = `${needed} is ${outcome === 'not-tested' ? 'not tested' : outcome}`
  return [{ id: needed, says, next: next ?? `run again with --${stage} standard` }]
}

/** Joins phrases as a sentence does. */
const listed = (phrases: readonly string[]): string =>
  [phrases.slice(0, -1).join(', '), phrases.at(-1)].filter(Boolean).join(' and ')
