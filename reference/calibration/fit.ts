import { indexOfLargest } from '../../spec/distribution.ts'
import { type QuestionType, questionTypes } from '../../spec/nouns.ts'
import { distributionOf, type Evidence } from '../readout/evidence.ts'
import { leastBetween } from './golden-section.ts'
import { type Bucket, bucketOf, buckets, type Table, type Temperatures } from './table.ts'

/** Evidence about a question, and the outcome that is right. */
export type Labelled = {
  readonly type: QuestionType
  readonly evidence: Evidence
  /** The index of the right outcome, in the order of the evidence. */
  readonly outcome: number
  /** The state it was about; answers about one state are kept in one half. */
  readonly cluster: string
}

/** A stated probability and whether it came true, as the statistics of calibration take it. */
export type Stated = { readonly stated: number; readonly outcome: 0 | 1; readonly cluster: string }

/** Gives the expected calibration error, and the error that noise of labels alone would show. */
export type Measure = (stated: readonly Stated[]) => {
  readonly error: number
  readonly floor: number
}

/** How good answers are: mean loss in nats, and calibration of the likeliest outcome. */
export type Quality = { readonly loss: number; readonly error: number; readonly floor: number }

/** What fitting came to for one type, or for one bucket of it. */
export type FitReport = {
  readonly type: QuestionType
  readonly bucket: Bucket | 'any'
  readonly answers: number
  /** Null where nothing was fitted, and `because` says why. */
  readonly temperature: number | null
  readonly because: string | null
  /** At temperature 1. */
  readonly before: Quality
  /** Each half at the temperature that the other half asks for; null where nothing was fitted. */
  readonly after: Quality | null
}

/** The fewest answers a temperature is fitted to; a bucket with fewer takes that of its type. */
export const FEWEST = 40

/** Fits a table to labelled answers: one temperature a type, and one for each bucket that has answers enough. */
export function fitTable(
  labelled: readonly Labelled[],
  measure: Measure,
): { readonly table: Table; readonly reports: readonly FitReport[] } {
  const reports = questionTypes.flatMap(type => {
    const ofType = labelled.filter(each => each.type === type)
    if (ofType.length === 0) return []
    const inBucket = (bucket: Bucket) =>
      ofType.filter(({ evidence }) => bucketOf(evidence[0]?.length ?? 0) === bucket)
    const whole = reportOn(type, 'any', ofType, measure)
    const parts = buckets.map(bucket => [bucket, inBucket(bucket)] as const)
    const held = parts.filter(([, answers]) => answers.length > 0)
    // One bucket alone holds what its type holds.
    if (held.length < 2) return [whole]
    return [whole, ...held.map(([bucket, answers]) => reportOn(type, bucket, answers, measure))]
  })
  return { table: tableOf(reports), reports }
}

function tableOf(reports: readonly FitReport[]): Table {
  const types = questionTypes.map((type): [QuestionType, Temperatures] => {
    const fitted = reports.filter(each => each.type === type && each.temperature !== null)
    return [type, Object.fromEntries(fitted.map(each => [each.bucket, each.temperature]))]
  })
  return Object.fromEntries(types.filter(([, held]) => Object.keys(held).length > 0))
}

function reportOn(
  type: QuestionType,
  bucket: Bucket | 'any',
  answers: readonly Labelled[],
  measure: Measure,
): FitReport {
  const head = { type, bucket, answers: answers.length }
  const before = qualityOf(answers, () => 1, measure)
  const none = (because: string): FitReport => {
    return { ...head, temperature: null, because, before, after: null }
  }
  if (answers.length < FEWEST) return none(`fewer than ${FEWEST} answers`)
  const temperature = fitTemperature(answers)
  if (temperature === null) return none('no temperature from 0.05 to 20 fits best')
  const halves = halvesOf(answers).map(half => ({ half, temperature: fitTemperature(half) ?? 1 }))
  const other = (answer: Labelled) =>
    halves.find(({ half }) => !half.includes(answer))?.temperature ?? temperature
  return { ...head, temperature, because: null, before, after: qualityOf(answers, other, measure) }
}

const [COLDEST, HOTTEST] = [0.05, 20]
const TOLERANCE = 1e-4

/** Gives the temperature with the least loss; null where the least lies at the edge, as among answers that are all right. */
export function fitTemperature(answers: readonly Labelled[]): number | null {
  const [low, high] = [Math.log(COLDEST), Math.log(HOTTEST)]
  const logarithm = leastBetween(low, high, TOLERANCE, each =>
    meanOf(answers.map(answer => lossOf(answer, Math.exp(each)))),
  )
  const isEdge = logarithm - low < 2 * TOLERANCE || high - logarithm < 2 * TOLERANCE
  return isEdge ? null : Math.exp(logarithm)
}

/** Puts the states into two halves in turn, so that what is measured was not fitted to. */
function halvesOf(answers: readonly Labelled[]): Labelled[][] {
  const places = new Map([...new Set(answers.map(each => each.cluster))].map((c, i) => [c, i % 2]))
  return [0, 1].map(half => answers.filter(each => places.get(each.cluster) === half))
}

const SMALLEST = 1e-12

const lossOf = ({ evidence, outcome }: Labelled, temperature: number): number =>
  -Math.log(Math.max(SMALLEST, distributionOf(evidence, temperature)[outcome] ?? 0))

function qualityOf(
  answers: readonly Labelled[],
  temperatureOf: (answer: Labelled) => number,
  measure: Measure,
): Quality {
  const stated = answers.map((answer): Stated => {
    const probabilities = distributionOf(answer.evidence, temperatureOf(answer))
    const likeliest = indexOfLargest(probabilities)
    const { cluster, outcome } = answer
    return {
      stated: probabilities[likeliest] ?? 0,
      outcome: likeliest === outcome ? 1 : 0,
      cluster,
    }
  })
  const loss = meanOf(answers.map(answer => lossOf(answer, temperatureOf(answer))))
  return { loss, ...measure(stated) }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
