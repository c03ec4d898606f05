import { hash } from 'node:crypto'
import type { Question } from '../../spec/nouns.ts'
import { rendered } from '../../spec/rendering.ts'
import { countOutcomes } from '../answer.ts'
import { createBaseRates, type Scope } from './base-rate.ts'
import { type KnownCase, optionsOf } from './case.ts'
import { type Place, TruthError } from './error.ts'

/** What is known about one question: a probability per outcome, and what made the case. */
export type Known = Pick<KnownCase, 'posterior' | 'family'>

/** Cases by their state and question, found in constant time. */
export type Cases = {
  /** How many different ones there are. */
  readonly size: () => number
  /** Takes one in; throws a TruthError where it contradicts an earlier one. The same case again changes nothing. */
  readonly add: (given: KnownCase, place: Place) => void
  /** Gives what is known about a question, whatever its key and the order of its options; undefined if it is no case. */
  readonly find: (question: Question, text: string) => Known | undefined
  /** Gives the mean posterior of all cases like this one. */
  readonly meanOf: (scope: Scope, question: Question, family: string) => readonly number[]
}

// Posteriors this close are one posterior, written with another number of digits.
const AGREEMENT = 1e-9

/**
 * Makes an empty collection of cases.
 *
 * It keeps a digest of each case and its numbers, no text: about 150 bytes for a noul.
 */
export function createCases(): Cases {
  const places = new Map<string, number>()
  // For each case in turn: its line, its family's number, its probabilities. One list costs a third of many.
  const kept: number[] = []
  const families = new Map<string, number>()
  const familyNames: string[] = []
  const rates = createBaseRates()

  const numberOf = (family: string): number => {
    const known = families.get(family)
    if (known !== undefined) return known
    familyNames.push(family)
    families.set(family, familyNames.length - 1)
    return familyNames.length - 1
  }
  const posteriorAt = (at: number, { question }: Pick<KnownCase, 'question'>): readonly number[] =>
    kept.slice(at + 2, at + 2 + widthOf(question))

  return {
    size: () => places.size,
    add(given, place) {
      const id = digestOf(given.question, given.text)
      const at = places.get(id)
      if (at !== undefined) {
        refuseContradiction(given, posteriorAt(at, given), kept[at] ?? 0, place)
        return
      }
      places.set(id, kept.length)
      kept.push(place.line, numberOf(given.family), ...given.posterior)
      rates.add(given)
    },
    find(question, text) {
      const at = places.get(digestOf(question, text))
      if (at === undefined) return undefined
      const family = familyNames[kept[at + 1] ?? 0] ?? ''
      return { posterior: posteriorAt(at, { question }), family }
    },
    meanOf: rates.meanOf,
  }
}

/** Gives how many numbers the posterior of a question is kept in. */
const widthOf = (question: Question): number =>
  question.type === 'noul' ? 1 : countOutcomes(question)

/** Gives the digest of all that decides the truth: neither the key nor the order of options does. */
function digestOf(question: Question, text: string): string {
  const { type, instructions } = question
  // binary keeps 32 bytes in 32 characters of one byte each.
  return hash('sha256', JSON.stringify([text, type, instructions, meaningOf(question)]), 'binary')
}

function meaningOf(question: Question): unknown {
  const { type, criteria } = question
  if (type === 'noul') return [criteria?.true, criteria?.false]
  return type === 'choice' ? optionsOf(question).map(name => [name, criteria[name]]) : criteria
}

function refuseContradiction(
  { posterior }: KnownCase,
  earlier: readonly number[],
  line: number,
  place: Place,
): void {
  const differs = posterior.findIndex(
    (share, index) => Math.abs(share - (earlier[index] ?? 0)) > AGREEMENT,
  )
  if (differs < 0) return
  const expected = `expected ${earlier[differs]}, which number ${line} has for the same question`
  throw new TruthError(place, '/posterior', `${expected}, got ${rendered(posterior[differs])}`)
}
