import { logOf, softmax } from './log-space.ts'

/**
 * What a model was found to hold about one question, before any temperature.
 *
 * One row of log-weights for each way the question was put, each over the outcomes in the
 * question's own order: options, levels from the lowest, or yes and no.
 */
export type Evidence = readonly (readonly number[])[]

/** Gives the distribution evidence comes to at a temperature: softmax of each row, then their mean. */
export function distributionOf(evidence: Evidence, temperature = 1): number[] {
  const rows = evidence.map(row => softmax(row, temperature))
  const [first = []] = rows
  return first.map(
    (_, outcome) => rows.reduce((sum, row) => sum + (row[outcome] ?? 0), 0) / rows.length,
  )
}

/** Gives evidence that comes to this distribution at temperature 1; a probability counts as 1e-12 at least. */
export const evidenceOf = (probabilities: readonly number[]): Evidence => [probabilities.map(logOf)]
