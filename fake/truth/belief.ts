import type { JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import type { Cases } from './cases.ts'
import type { Dials } from './dials.ts'
import { distort, distributionOf } from './distortion.ts'
import { phraseBelief } from './phrasing.ts'

/** One question as a decider meets it: under its key, about a text. */
export type Posed = { readonly key: string; readonly question: Question; readonly text: string }

/** Answers a question as a decider with these dials does; undefined where it is no case. */
export function believe(
  cases: Cases,
  dials: Dials,
  seed: string,
  { key, question, text }: Posed,
): JsonObject | undefined {
  const known = cases.find(question, text)
  if (known === undefined) return undefined
  const { baseRate, digits } = dials
  const posterior =
    baseRate === undefined ? known.posterior : cases.meanOf(baseRate, question, known.family)
  const truth = distributionOf(question, posterior)
  return phraseBelief(question, distort(truth, question, key, dials, seed), digits)
}
