/** What can be wrong with bytes that were meant as one JSON text. */
export type JsonFindingKind =
  | 'empty'
  | 'bom'
  | 'invalid-utf8'
  | 'lone-surrogate'
  | 'not-json'
  | 'duplicate-key'
  | 'nan'
  | 'infinity'
  | 'number-overflow'
  | 'trailing-bytes'
  | 'too-deep'

/** One flaw of a byte string, and where its first byte stands. */
export type JsonFinding = {
  readonly kind: JsonFindingKind
  /** The flaw in a phrase that ends with its byte; of `not-json`, what was expected and what was found. */
  readonly says: string
  /** Counted in bytes from 0. */
  readonly offset: number
  /** A JSON pointer (RFC 6901) to the value, or to the member whose key it is; absent outside of one. */
  readonly pointer?: string
}

/** The kinds after which a strict reader has no value; the others each client reads in its own way. */
export const unreadableKinds: ReadonlySet<JsonFindingKind> = new Set<JsonFindingKind>([
  'empty',
  'invalid-utf8',
  'not-json',
  'nan',
  'infinity',
  'trailing-bytes',
  'too-deep',
])

/** Findings kept of each kind: a body of a million flaws is told by its first ones, in linear time. */
export const FINDINGS_PER_KIND = 32

/** Keeps findings in the order they were met, the first 32 of each kind. */
export class Findings {
  readonly #kept: JsonFinding[] = []
  readonly #counts = new Map<JsonFindingKind, number>()

  /** Adds a finding; `pointer` is asked for only where the finding is kept. */
  add(kind: JsonFindingKind, offset: number, says: string, pointer?: () => string): void {
    const count = this.#counts.get(kind) ?? 0
    this.#counts.set(kind, count + 1)
    if (count >= FINDINGS_PER_KIND) return
    const finding = { kind, says: `${says} at byte ${offset}`, offset }
    this.#kept.push(pointer === undefined ? finding : { ...finding, pointer: pointer() })
  }

  /** Says whether one of the findings leaves a strict reader without a value. */
  get unreadable(): boolean {
    return this.#kept.some(finding => unreadableKinds.has(finding.kind))
  }

  /** Gives the findings by their offset. */
  list(): readonly JsonFinding[] {
    return this.#kept.toSorted((one, other) => one.offset - other.offset)
  }
}
