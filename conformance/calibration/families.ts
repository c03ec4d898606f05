import { families as allFamilies } from '../corpus/families.ts'
import { ALPHA } from '../statistics/alpha.ts'
import { holm } from '../statistics/holm.ts'

/** A family with the probability that it shows what it does though it keeps the rule, adjusted by Holm. */
export type FamilyTest<Summary> = {
  readonly family: string
  readonly summary: Summary
  readonly probability: number
  readonly isBroken: boolean
}

// A case of one's own need not name its family.
const ALL = 'all of them'
const UNNAMED = 'those without a family'

/**
 * Tests each family by itself, so that none hides in a pool; any false alarm among them stays at one in 20 (Holm, 1979).
 *
 * `summarise` sums up the answers of one family with the probability of its test.
 */
export function testFamilies<Answer extends { readonly family: string }, Summary>(
  answers: readonly Answer[],
  summarise: (answers: readonly Answer[]) => Summary & { readonly probability: number },
): FamilyTest<Summary>[] {
  const groups = new Map<string, Answer[]>()
  for (const answer of answers) {
    const group = groups.get(answer.family)
    if (group === undefined) groups.set(answer.family, [answer])
    else group.push(answer)
  }
  const tests = [...groups].map(([family, members]) => ({ family, summary: summarise(members) }))
  tests.sort((one, other) => (one.family < other.family ? -1 : 1))
  const adjusted = holm(tests.map(({ summary }) => summary.probability))
  return tests.map((test, at) => {
    const probability = adjusted[at] ?? 1
    const family = test.family === '' ? (tests.length === 1 ? ALL : UNNAMED) : test.family
    return { ...test, family, probability, isBroken: probability <= ALPHA }
  })
}

/** Says whether a family of the corpus asks what nobody can know: the truth drawn among what the text treats alike. */
export const isUnknowable = (family: string): boolean => family.startsWith('unknowable')

const counting = new Set(
  allFamilies
    .filter(({ id, chalk }) => chalk !== undefined || isUnknowable(id))
    .map(({ id }) => id),
)

/**
 * Says whether overconfidence on a case counts: one stated rate, nothing to know, Chalk's questions, a case of one's own.
 *
 * The others ask for arithmetic: a decider that is well calibrated on natural text can be poor at it (section 3.3).
 */
export const isCounting = (answer: {
  readonly family: string
  readonly level: string | null
}): boolean => answer.level === null || answer.level === 'L0' || counting.has(answer.family)
