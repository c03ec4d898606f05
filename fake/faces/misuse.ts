import { dialectOf, dialects } from '../../spec/dialects.ts'
import { DIMENSIONS } from '../embedding-model.ts'
import type { RespondOptions } from '../options.ts'

/** Says what is wrong with the dialect or the embedding index among options, or null where nothing is. */
export function dialectMisuseOf({ dialect, embedIndex }: RespondOptions): string | null {
  if (dialect !== undefined && dialectOf(dialect) === undefined) return unknownDialect(dialect)
  const isIndex =
    embedIndex === undefined ||
    (Number.isInteger(embedIndex) && embedIndex >= 0 && embedIndex < DIMENSIONS)
  return isIndex
    ? null
    : `embedIndex is ${String(embedIndex)}: give a whole number from 0 to ${DIMENSIONS - 1}.`
}

/** Says that there is no such dialect, and which there are. */
export const unknownDialect = (id: unknown): string =>
  `there is no dialect ${JSON.stringify(id) ?? String(id)}: give one of ${dialects.map(each => each.id).join(', ')}.`
