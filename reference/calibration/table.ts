import { hash } from 'node:crypto'
import type { QuestionType } from '../../spec/nouns.ts'
import { questionTypes } from '../../spec/nouns.ts'
import { distributionOf, type Evidence } from '../readout/evidence.ts'

/** The counts of outcomes that share a temperature, as llama.cpp's metadata names them: 2, 3 to 5, 6 to 10, 11 and more. */
export const buckets = ['2', '3_5', '6_10', '11'] as const

/** One of the buckets. */
export type Bucket = (typeof buckets)[number]

/** The temperatures of one type of question: by bucket, and `any` for a bucket without one of its own. */
export type Temperatures = Readonly<Partial<Record<Bucket | 'any', number>>>

/** The numbers that log-weights are divided by, by type; above 1 makes answers less sure. A type without any stays as it is. */
export type Table = Readonly<Partial<Record<QuestionType, Temperatures>>>

/** Gives the bucket of a question with so many outcomes. */
export function bucketOf(outcomes: number): Bucket {
  if (outcomes <= 2) return '2'
  if (outcomes <= 5) return '3_5'
  return outcomes <= 10 ? '6_10' : '11'
}

/** Gives the temperature of a question of this type with so many outcomes; 1 where the table has none. */
export const temperatureIn = (table: Table, type: QuestionType, outcomes: number): number =>
  table[type]?.[bucketOf(outcomes)] ?? table[type]?.any ?? 1

/** Gives the calibrated distribution of evidence about a question of this type. */
export function calibrate(table: Table, type: QuestionType, evidence: Evidence): number[] {
  const outcomes = evidence[0]?.length ?? 0
  return distributionOf(evidence, temperatureIn(table, type, outcomes))
}

/** Gives the SHA-256 of a table in hexadecimal digits: the same for equal temperatures, in whatever order they were written. */
export function hashOf(table: Table): string {
  const rows = questionTypes.flatMap(type =>
    (['any', ...buckets] as const).map(bucket => [type, bucket, table[type]?.[bucket] ?? null]),
  )
  return hash('sha256', JSON.stringify(rows), 'hex')
}
