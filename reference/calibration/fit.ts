import { round } from '../../spec/distribution.ts'
import { type QuestionType, questionTypes } from '../../spec/nouns.ts'
import { leastBetween } from './golden-section.ts'
import { halvesOf } from './halves.ts'
import type { Labelled } from './labelled.ts'
import { type Measure, meanLoss, type Quality, qualityOf } from './quality.ts'
import { type Bucket, bucketOf, buckets, type Table, type Temperatures } from './table.ts'

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
  const halves = halvesOf(answers)
  if (halves === null) return none('all answers are about one state')
  const temperature = fitTemperature(answers)
  if (temperature === null) return none(edgeOf(answers))
  const asked = halves.map(half => fitTemperature(half) ?? 1)
  const other = new Map(halves.flatMap((half, at) => half.map(each => [each, asked[1 - at] ?? 1])))
  const after = qualityOf(answers, answer => other.get(answer) ?? 1, measure)
  return { ...head, temperature, because: null, before, after }
}

const [COLDEST, HOTTEST] = [0.05, 20]
const TOLERANCE = 1e-4
// What the tolerance leaves of a temperature; further digits would say nothing.
const DIGITS = 3

/** Says at which edge the least loss lies, and what of. */
const edgeOf = (answers: readonly Labelled[]): string =>
  meanLoss(answers, HOTTEST) < meanLoss(answers, COLDEST)
    ? `no temperature up to ${HOTTEST} fits best, as of answers that tell nothing of the truth`
    : `no temperature down to ${COLDEST} fits best, as of answers that are all right`

/** Gives the temperature with the least loss; null where the least lies at the edge, as among answers that are all right. */
export function fitTemperature(answers: readonly Labelled[]): number | null {
  const [low, high] = [Math.log(COLDEST), Math.log(HOTTEST)]
  const logarithm = leastBetween(low, high, TOLERANCE, each => meanLoss(answers, Math.exp(each)))
  const isEdge = logarithm - low < 2 * TOLERANCE || high - logarithm < 2 * TOLERANCE
  return isEdge ? null : round(Math.exp(logarithm), DIGITS)
}
