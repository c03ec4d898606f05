/** The newest values of a series, bounded in number. */
export type Ring<T> = {
  /** Oldest first. */
  values(): T[]
  readonly size: number
  /** Keeps a value, in the place of the oldest where there is no room. */
  put(value: T): void
  clear(): void
}

/** Makes a ring that keeps at most `limit` values. */
export function createRing<T>(limit: number): Ring<T> {
  const kept: T[] = []
  let next = 0
  return {
    values: () => (kept.length < limit ? [...kept] : [...kept.slice(next), ...kept.slice(0, next)]),
    get size() {
      return kept.length
    },
    put(value) {
      if (limit > 0) kept[next] = value
      next = (next + 1) % Math.max(limit, 1)
    },
    clear() {
      kept.length = 0
      next = 0
    },
  }
}
