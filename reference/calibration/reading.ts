import { isObject, ownValue } from '../../spec/json-object.ts'
import { questionTypes } from '../../spec/nouns.ts'
import { rendered } from '../../spec/rendering.ts'
import { buckets, type Table, type Temperatures } from './table.ts'

/** A table that was read, null where there is none, or what is wrong: `file: field: expected, got`. */
export type ReadTable = { readonly table: Table | null } | { readonly flaw: string }

/** Reads temperatures by type and bucket out of a JSON value; `at` is the file and the field they lie in. */
export function readTable(at: string, value: unknown): ReadTable {
  if (!isObject(value)) return { flaw: `${at}: expected an object, got ${rendered(value)}` }
  const table: [string, Temperatures][] = []
  for (const [name, given] of Object.entries(value)) {
    const type = questionTypes.find(each => each === name)
    if (type === undefined) {
      return { flaw: `${at}.${name}: expected one of ${questionTypes.join(', ')}` }
    }
    const read = readTemperatures(`${at}.${name}`, given)
    if ('flaw' in read) return read
    table.push([type, read.temperatures])
  }
  return { table: Object.fromEntries(table) }
}

type ReadTemperatures = { readonly temperatures: Temperatures } | { readonly flaw: string }

function readTemperatures(at: string, value: unknown): ReadTemperatures {
  if (typeof value === 'number') {
    return isTemperature(value) ? { temperatures: { any: value } } : { flaw: flawAt(at, value) }
  }
  if (!isObject(value)) return { flaw: flawAt(at, value) }
  const known: readonly string[] = ['any', ...buckets]
  for (const [bucket, temperature] of Object.entries(value)) {
    if (!known.includes(bucket))
      return { flaw: `${at}.${bucket}: expected one of ${known.join(', ')}` }
    if (!isTemperature(temperature)) return { flaw: flawAt(`${at}.${bucket}`, temperature) }
  }
  return { temperatures: value }
}

const isTemperature = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

const flawAt = (at: string, value: unknown): string =>
  `${at}: expected a number above 0, got ${rendered(value)}`

/**
 * Reads the temperatures a model file carries: `<architecture>.decision.temperature.<type>[.<bucket>]`.
 *
 * These are llama.cpp's keys, which a reader of GGUF files gives as objects within one another.
 * `file` is named in what is wrong; a model without such keys has no table.
 */
export function readMetadata(file: string, metadata: unknown): ReadTable {
  const architecture = ownValue(ownValue(metadata, 'general'), 'architecture')
  if (typeof architecture !== 'string') return { table: null }
  const decision = ownValue(ownValue(metadata, architecture), 'decision')
  const temperatures = ownValue(decision, 'temperature')
  if (temperatures === undefined) return { table: null }
  return readTable(`${file}: ${architecture}.decision.temperature`, temperatures)
}
