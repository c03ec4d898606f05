import type { Meeting } from './match.ts'
import type { Conditions } from './script.ts'

/** How far a request is from the values a step wants: in how many places, and how many characters the texts there begin with alike. */
export type Departure = { readonly places: number; readonly alike: number }

// A body can differ in more places than anyone counts.
const MOST_PLACES = 1000

/** Adds up how far a request is from what a step wants in `fields`; one where it wants no one value is one place. */
export function departureOf(
  fields: readonly string[],
  when: Conditions,
  meeting: Meeting,
  place: number,
): Departure {
  let [places, alike] = [0, 0]
  for (const field of fields) {
    const pairs = pairsAt(field, when, meeting, place)
    let count = 0
    for (const [wanted, got] of pairs) {
      alike += alikeUntil(wanted, got)
      count += 1
      if (count === MOST_PLACES) break
    }
    places += Math.max(count, 1)
  }
  return { places, alike }
}

/** Says whether one is nearer than the other. */
export const isLess = (one: Departure, other: Departure): boolean =>
  one.places < other.places || (one.places === other.places && one.alike > other.alike)

type Pair = readonly [wanted: unknown, got: unknown]

function pairsAt(
  field: string,
  when: Conditions,
  { asked, questions, body }: Meeting,
  place: number,
): Iterable<Pair> {
  if (field !== 'body' && field !== 'state' && field !== 'instructions') return []
  const condition = when[field]
  if (condition === undefined || !('is' in condition)) return []
  const instructions = questions[place]?.[1].instructions
  const got = { body, state: () => asked?.state, instructions: () => instructions }[field]()
  return pairsOf(condition.is, got)
}

/** Gives the places where two values differ, one that is missing or new being one; as deep as the wanted value at most, which a script holds within 100 levels. */
function* pairsOf(wanted: unknown, got: unknown): Generator<Pair> {
  const [one, other] = [membersOf(wanted), membersOf(got)]
  if (one === null || other === null || Array.isArray(wanted) !== Array.isArray(got)) {
    if (one !== null || other !== null || wanted !== got) yield [wanted, got]
    return
  }
  for (const [key, value] of one) yield* pairsOf(value, other.get(key))
  for (const [key, value] of other) if (!one.has(key)) yield [undefined, value]
}

const membersOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null

function alikeUntil(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0
  const shorter = Math.min(one.length, other.length)
  let at = 0
  while (at < shorter && one[at] === other[at]) at += 1
  return at
}
