import type { CalibrationRecord } from './calibration/calibration-record.ts'
import type { LatencyRecord } from './latency/latency-record.ts'
import type { RunRecord } from './record.ts'
import { isDeciding } from './standing-rule.ts'
import { shortName } from './wording.ts'

/** Whose answers were judged, when, and with what. */
export type Subject = Pick<
  RunRecord,
  'target' | 'kit' | 'profile' | 'seed' | 'startedAt' | 'calibration' | 'latency'
>

/** The sentence without which no overall verdict is given (calibration.md section 5.4). */
export const boundary =
  "This certifies the decider on this corpus; Chalk's own gate still judges it on your runs."

/** Says what is claimed and what is not, a sentence each. */
export const claimsOf = (subject: Subject): readonly string[] => [
  boundary,
  whose(subject),
  `Judged by decider-kit ${subject.kit.version} against ${subject.profile} on ${subject.startedAt.slice(0, 10)}, seed ${JSON.stringify(subject.seed)}.`,
  ...(subject.calibration === null ? [] : aboutCalibration(subject.calibration)),
  ...(subject.latency === null ? [] : aboutLatency(subject.latency)),
  ...besideTheRule(subject),
]

const whose = ({ target }: Subject): string =>
  target.model === null
    ? `The decider is what answers at ${target.url}, and it names no model.`
    : `The decider is the model ${JSON.stringify(shortName(target.model))} at ${target.url}; another model or another server is another decider.`

const aboutCalibration = (record: CalibrationRecord): readonly string[] => {
  const { level, corpus, threshold, margin } = record
  const limit = margin === 0 ? '' : `, judged with a margin of ${margin}`
  const own = corpus.own === null ? '' : ` and the cases of ${corpus.own}`
  return [
    `Calibration was measured at level ${level} on corpus version ${corpus.version}, partition ${corpus.partition}${own}; to act is to follow a yes stated at ${threshold} or more${limit}.`,
    prevalence(record),
  ]
}

/** Says how often yes was true where C1 is judged: precision moves with it. */
const prevalence = ({ answers }: CalibrationRecord): string => {
  const nouls = answers.filter(({ type, population }) => type === 'noul' && population === 'hard')
  if (nouls.length === 0) return 'No yes/no question with a sure truth was answered.'
  const trues = nouls.filter(({ truth }) => truth[1] === 1).length
  const share = ((100 * trues) / nouls.length).toFixed(1)
  return `Yes was true of ${share}% of the ${nouls.length} yes/no questions with a sure truth; where it is rarer, an acted-on yes is wrong more often.`
}

const grouped = (value: number): string => value.toLocaleString('en')

const aboutLatency = ({ level, cells, limits }: LatencyRecord): readonly string[] => {
  const run = cells
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => `${title} (${count})`)
  return [
    `Speed was measured at level ${level} from the machine that ran the kit, the way to the server included, against ${grouped(limits.medianMs)} ms for the median and ${grouped(limits.tailMs)} ms for the tail.`,
    ...(run.length === 0 ? [] : [`Requests timed one by one: ${run.join('; ')}.`]),
  ]
}

/** Names failures that the rule leaves out, so that none hides behind a verdict. */
const besideTheRule = ({ calibration, latency }: Subject): readonly string[] =>
  [calibration, latency]
    .flatMap(part => part?.verdicts ?? [])
    .filter(({ id, outcome }) => outcome === 'fail' && !isDeciding(id))
    .map(({ id, says }) => `${id} failed and takes no part in this verdict: ${says}`)
