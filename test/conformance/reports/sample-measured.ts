import type { Judged } from '../../../conformance/judged.ts'
import type { RunRecord } from '../../../conformance/record.ts'
import type { Standing } from '../../../conformance/standing.ts'
import { sampleAnswers, viewOf } from '../pictures/sample.ts'
import { sampleLatency } from '../pictures/sample-latency.ts'
import { recordOf, results } from './sample.ts'

const plain: Judged = {
  id: 'C1',
  title: 'of answers of yes at 0.9 or more, at least 0.9 are right',
  outcome: 'pass',
  reason: null,
  says: 'Of 212 answers of yes at 0.9 or more, 203 were right.',
  measure: 'share right among answers of yes at 0.9 or more',
  unit: 'share',
  estimate: 0.9575,
  lower: 0.9286,
  upper: 0.9768,
  count: 212,
  threshold: 0.9,
  seed: 'sample',
  margin: 'passes up to 13 wrong of 212; 9 were',
  next: null,
  facts: [
    { label: 'mean stated', value: '0.963' },
    { label: 'right in 9 of 10 runs of Chalk’s gate', value: 'probability 0.98' },
  ],
  exchanges: [3],
}

const none = { estimate: null, lower: null, upper: null, count: 0, threshold: null, margin: null }

/** Verdicts on calibration, one of every outcome. */
export const calibrationVerdicts: readonly Judged[] = [
  plain,
  {
    ...plain,
    id: 'C2.noul',
    title: 'probabilities of yes lie within 0.05 of the exact ones',
    outcome: 'fail',
    says: 'The probabilities are 0.083 from the exact ones, and state more than is known.',
    measure: 'expected calibration error against exact posteriors, ten bins',
    ...{ estimate: 0.083, lower: 0.061, upper: 0.104, count: 240, threshold: 0.05 },
    margin: 'passes with an upper limit up to 0.05; it is 0.104',
    next: 'Fit a temperature on your own cases, then run again.',
    facts: [{ label: 'noise alone', value: '0.021 on average, 0.034 in 1 run of 20' }],
  },
  {
    ...plain,
    id: 'C3',
    title: 'stated probabilities come true as often as stated, within 0.05',
    outcome: 'inconclusive',
    reason: 'limit',
    says: 'The error is 0.048, too near the limit of 0.05 to tell.',
    measure: 'debiased calibration error, ten bins',
    ...{ estimate: 0.048, lower: 0.021, upper: 0.071, count: 600, threshold: 0.05 },
    margin: 'fails with a lower limit above 0.05; it is 0.021',
    next: 'Ask 1,300 more cases: --calibration certify.',
    facts: [],
  },
  {
    ...plain,
    id: 'C7',
    title: 'enough answers are sure enough to act on',
    outcome: 'warn',
    says: 'A client at 0.9 would act on 4 of 100 questions.',
    measure: 'share of questions with an answer of yes at 0.9 or more',
    ...{ estimate: 0.04, lower: null, upper: 0.06, count: 600, threshold: 0.1, margin: null },
    facts: [],
    exchanges: [],
  },
]

/** Verdicts on speed. */
export const latencyVerdicts: readonly Judged[] = [
  {
    ...plain,
    id: 'L1',
    title: 'half of the answers to the longest text come within 1,000 ms',
    says: 'The median of 60 answers is 431 ms; 2 took longer than 1,000 ms.',
    measure: 'median time to the last byte on a connection of its own',
    unit: 'ms',
    ...{ estimate: 431, lower: 402, upper: 466, count: 60, threshold: 1000 },
    margin: 'passes up to 23 of 60 over 1,000 ms; 2 were',
    facts: [],
  },
  {
    ...plain,
    ...none,
    id: 'L5',
    title: '64 loops on a clock are answered within 2,000 ms',
    outcome: 'not-tested',
    reason: 'undeclared',
    says: 'Nobody said that this server takes requests at once: --declare concurrent.',
    measure: 'share answered within 2,000 ms',
    facts: [],
    exchanges: [],
  },
]

/** A standing that the sample verdicts may have led to. */
export const standing: Standing = {
  verdict: 'shadow-only',
  says: 'Let it answer beside your client and act on nothing it says.',
  because: [
    'wire: not-conformant',
    'C1: pass, of answers of yes at 0.9 or more, at least 0.9 are right',
    'C2.noul: fail, probabilities of yes lie within 0.05 of the exact ones',
    'C3: inconclusive, stated probabilities come true as often as stated, within 0.05',
    'L1: pass, half of the answers to the longest text come within 1,000 ms',
  ],
  next: 'Fit a temperature on your own cases, then run again.',
  claims: [
    'This is about sample-model at http://127.0.0.1:8471 on corpus 1, seed sample.',
    "This certifies the decider on this corpus; Chalk's own gate still judges it on your runs.",
  ],
  notTested: ['L5: Nobody said that this server takes requests at once.'],
}

const cost = { requests: 840, questions: 840, characters: 1_200_000 }

const speed = sampleLatency('fast', 20)
// A record counts its exchanges from 1.
const samples = speed.samples.map(sample => ({ ...sample, exchange: sample.exchange + 1 }))

/** A run record with calibration, speed and standing. */
export const measuredRecord = (held = results): RunRecord => ({
  ...recordOf(held),
  calibration: {
    level: 'standard',
    corpus: {
      version: 1,
      partition: 'test',
      seed: 'sample',
      commitment: 'af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf',
      own: null,
    },
    threshold: 0.9,
    margin: 0,
    planned: cost,
    sent: cost,
    ended: null,
    verdicts: calibrationVerdicts,
    answers: [],
    views: [viewOf(sampleAnswers('overconfident', 300))],
    notTested: [],
  },
  latency: { ...speed, samples, verdicts: latencyVerdicts },
  standing,
})
