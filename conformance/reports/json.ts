import type { RunRecord } from '../record.ts'

// The order of interfaces.md; what is not named here follows, sorted.
const ORDER = [
  ...['format', 'id', 'kit', 'version', 'register', 'openapi', 'target', 'url', 'model'],
  ...['profile', 'declared', 'seed', 'startedAt', 'finishedAt', 'verdict', 'summary', 'results'],
  ...['check', 'clauses', 'level', 'title', 'outcome', 'finding', 'says', 'at', 'expected'],
  ...[
    'actual',
    'exchanges',
    'replay',
    'ms',
    'calibration',
    'latency',
    'standing',
    'readers',
    'sent',
  ],
  ...['received', 'method', 'path', 'status', 'headers', 'body', 'bodyEncoding', 'ended'],
]

const ranks = new Map(ORDER.map((name, rank) => [name, rank]))

const rankOf = (name: string): number => ranks.get(name) ?? ORDER.length

/** Writes the run record as JSON, indented, its keys always in the same order. */
export const toJson = (record: RunRecord): string => `${JSON.stringify(record, ordered, 2)}\n`

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // Object.fromEntries defines properties, so a header named __proto__ stays a key like any other.
  return Object.fromEntries(
    Object.entries(value).sort(
      ([one], [other]) => rankOf(one) - rankOf(other) || order(one, other),
    ),
  )
}

const order = (one: string, other: string): number => (one < other ? -1 : 1)
