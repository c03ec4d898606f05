import { below } from '../../spec/pointer.ts'

/** How far a JSON value is from the one that was wanted. */
export type Difference = {
  /** JSON pointer to the first place that differs, in the order of what was wanted; empty for the whole. */
  readonly at: string
  /** What is there; undefined for nothing. */
  readonly wanted: unknown
  readonly got: unknown
  /** How many places differ; one that is missing or new is one place. */
  readonly places: number
}

// A body can differ in more places than anyone counts.
const MOST_PLACES = 1000

type Place = Omit<Difference, 'places'>

/** Finds where a JSON value differs from the wanted one, the order of keys aside; null where it does not. */
export function differenceOf(wanted: unknown, got: unknown): Difference | null {
  let first: Place | null = null
  let places = 0
  for (const place of placesOf('', wanted, got)) {
    first ??= place
    places += 1
    if (places === MOST_PLACES) break
  }
  return first && { ...first, places }
}

/** Gives the number of characters two texts begin with alike, those of one that is no text being none. */
export function alikeUntil(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0
  const shorter = Math.min(one.length, other.length)
  let at = 0
  while (at < shorter && one[at] === other[at]) at += 1
  return at
}

// As deep as the wanted value at most, which a script holds within 100 levels.
function* placesOf(at: string, wanted: unknown, got: unknown): Generator<Place> {
  const [one, other] = [membersOf(wanted), membersOf(got)]
  if (one === null || other === null || Array.isArray(wanted) !== Array.isArray(got)) {
    if (one !== null || other !== null || wanted !== got) yield { at, wanted, got }
    return
  }
  for (const [key, value] of one) yield* placesOf(below(at, key), value, other.get(key))
  for (const [key, value] of other) {
    if (!one.has(key)) yield { at: below(at, key), wanted: undefined, got: value }
  }
}

const membersOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null
