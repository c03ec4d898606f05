import { hash } from 'node:crypto'
import { generatorOf } from '../../spec/generator.ts'
import type { Case, Draft, Family, Partition } from './case.ts'

/** Which corpus this is; raised where the same seed gives other cases. */
export const CORPUS_VERSION = 1

/** The most characters a state may have, as Chalk cuts it. */
export const MOST_CHARACTERS = 6000

/** What decides a corpus, all of it. */
export type CorpusPlan = {
  readonly families: readonly Family[]
  /** How many cases of each family. */
  readonly count: number
  readonly seed: string
  readonly partition: Partition
}

/**
 * Gives the cases of a plan, family by family, each state once; the same plan gives the same cases.
 *
 * More of the same seed begins with the same cases. Throws a RangeError where a family has not so many states.
 */
export function* generateCases(plan: CorpusPlan): Generator<Case> {
  for (const family of plan.families) yield* casesOf(family, plan)
}

/** Says which partition a state belongs to: of 16 first hex digits of its SHA-256 one is canary, seven dev, eight certify. */
export function partitionOf(stateDigest: string): Partition {
  const first = Number.parseInt(stateDigest.slice(0, 1), 16)
  if (first === 0) return 'canary'
  return first < 8 ? 'dev' : 'certify'
}

// Seven in sixteen drafts fit a partition, so that many misses in a row mean that a family is used up.
const TRIES = 2000

function* casesOf(family: Family, { count, seed, partition }: CorpusPlan): Generator<Case> {
  const seen = new Set<string>()
  const base = `corpus ${CORPUS_VERSION} ${partition} ${family.id}`
  for (let turn = 0; turn < count; turn += 1) {
    const round = Math.floor(turn / 2)
    const isYesFirst = generatorOf(`${base} round ${round} ${seed}`)() < 0.5
    const isYes = (turn % 2 === 0) === isYesFirst
    const { draft, digest } = firstNew(partition, seen, tried =>
      family.generate(generatorOf(`${base} ${turn} ${tried} ${seed}`), { isYes, round }),
    )
    seen.add(digest)
    yield {
      id: `${partition}-${family.id}-${turn + 1}`,
      family: family.id,
      partition,
      ...draft,
      cluster: digest.slice(0, 16),
      nonce: hash('sha256', `${base} nonce ${turn} ${seed}`, 'hex').slice(0, 32),
    }
  }
}

function firstNew(partition: Partition, seen: ReadonlySet<string>, make: (tried: number) => Draft) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const draft = make(tried)
    const digest = hash('sha256', draft.state, 'hex')
    const isFitting = draft.state.length <= MOST_CHARACTERS && partitionOf(digest) === partition
    if (isFitting && !seen.has(digest)) return { draft, digest }
  }
  throw new RangeError(`no new state for partition ${partition} was found in ${TRIES} tries`)
}

/** Writes a case as a line of JSON, which `fake --truth` reads. */
export const lineOf = (given: Case): string => `${JSON.stringify(given)}\n`
