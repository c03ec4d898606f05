import type { Case, Family, Posterior } from '../corpus/case.ts'
import { annotators } from '../corpus/families/annotators.ts'
import { channel } from '../corpus/families/channel.ts'
import { dates } from '../corpus/families/dates.ts'
import { dice } from '../corpus/families/dice.ts'
import { flaky } from '../corpus/families/flaky.ts'
import { graders } from '../corpus/families/graders.ts'
import { lesson } from '../corpus/families/lesson.ts'
import { lessonTag } from '../corpus/families/lesson-tag.ts'
import { logs } from '../corpus/families/logs.ts'
import { markov } from '../corpus/families/markov.ts'
import { missing } from '../corpus/families/missing.ts'
import { poisson } from '../corpus/families/poisson.ts'
import { policy } from '../corpus/families/policy.ts'
import { receipt } from '../corpus/families/receipt.ts'
import { redacted } from '../corpus/families/redacted.ts'
import { rootcause } from '../corpus/families/rootcause.ts'
import { rules } from '../corpus/families/rules.ts'
import { sensors } from '../corpus/families/sensors.ts'
import { stuck } from '../corpus/families/stuck.ts'
import { tables } from '../corpus/families/tables.ts'
import { urns } from '../corpus/families/urns.ts'
import { generateCases } from '../corpus/generate.ts'
import type { Drafting } from './drafting.ts'
import type { Sizes } from './sizes.ts'
import type { Base } from './trial.ts'

/** Families of yes/no bases, each with its wordings in the bank; Chalk's own questions first. */
export const noulFamilies: readonly Family[] = [
  rootcause,
  lessonTag,
  stuck,
  flaky,
  sensors,
  dates,
  lesson,
  dice,
  policy,
  redacted,
  rules,
  poisson,
  logs,
  missing,
  receipt,
  tables,
]

const choiceFamilies: readonly Family[] = [annotators, urns, markov, channel]
const scoreFamilies: readonly Family[] = [graders]

// What is certain hides a server that leans: 0 and 1 stay what they are.
const isOpen = (shares: readonly number[]): boolean => Math.max(...shares) <= 0.97

// Of two options that are level, either may be picked: no order has to show there.
const isDecisive = (shares: readonly number[]): boolean => {
  const [first = 0, second = 0] = [...shares].sort((one, other) => other - one)
  return isOpen(shares) && first - second >= 0.1
}

/** Draws the bases of a plan from the corpus, yes/no first, and the requests that repeat each. */
export function basesOf(sizes: Sizes, seed: string, drafting: Drafting): Base[] {
  const { noul, choice, score, repeats } = sizes
  const cases = [
    ...drawn(noulFamilies, noul, seed, isOpen),
    ...drawn(choiceFamilies, choice, seed, isDecisive),
    ...drawn(scoreFamilies, score, seed, isOpen),
  ]
  return cases.map(({ id: _id, partition: _partition, nonce: _nonce, ...known }) => {
    const key = drafting.key()
    const asks = Array.from({ length: repeats }, () => drafting.ask({ [key]: known }))
    return { known, key, repeats: asks }
  })
}

const TRIES = 400

/** Draws `count` cases, the families in turn; of exact ones those that are wanted. */
function drawn(
  families: readonly Family[],
  count: number,
  seed: string,
  isWanted: (shares: readonly number[]) => boolean,
): Case[] {
  const sources = families.map(family => wantedOf(family, seed, isWanted))
  return Array.from({ length: count }, (_, at) => {
    const found = sources[at % sources.length]?.next().value
    if (found === undefined) throw new RangeError(`no base was found in ${TRIES} cases`)
    return found
  })
}

function* wantedOf(
  family: Family,
  seed: string,
  isWanted: (shares: readonly number[]) => boolean,
): Generator<Case, undefined> {
  // A seed of its own: the states of bases are none that calibration asks about.
  const plan = { families: [family], count: TRIES, seed: `probes ${seed}` }
  for (const each of generateCases({ ...plan, partition: 'certify' })) {
    if (family.truth === 'hard' || isWanted(sharesOf(each.posterior))) yield each
  }
  return undefined
}

/** Gives the probabilities of a posterior, of yes and no for a noul. */
export const sharesOf = (posterior: Posterior): readonly number[] =>
  typeof posterior === 'number' ? [posterior, 1 - posterior] : Object.values(posterior)
