import { isObject } from '../spec/json-object.ts'
import type { Schemas } from './definition.ts'

/**
 * Turns one schema of the definition into a JSON Schema of draft 07 that stands alone, references written out.
 *
 * The keywords in use mean the same as in 2020-12, and a validator without calls between schemas builds
 * no path while everything is valid, which makes it several times as fast. Throws on a schema within itself.
 */
export function toDraft07(schemas: Schemas, name: string): Record<string, unknown> {
  return referred(name, { schemas, within: [] })
}

/** What is being written out: the schemas by name, and the names that lead to where we are. */
type Reading = { readonly schemas: Schemas; readonly within: readonly string[] }

const REFERENCE = '#/components/schemas/'
// They say nothing about validity; leaving them out keeps the generated code free of prose.
const DESCRIBING = ['title', 'description', 'examples']

function referred(name: string, { schemas, within }: Reading): Record<string, unknown> {
  if (within.includes(name)) throw new Error(`${name} lies within itself and cannot be written out`)
  const schema = schemas[name]
  if (!isObject(schema)) throw new Error(`openapi.yaml has no schema ${name}`)
  return judgingObject(schema, { schemas, within: [...within, name] })
}

function judging(schema: unknown, reading: Reading): unknown {
  if (Array.isArray(schema)) return schema.map(member => judging(member, reading))
  if (!isObject(schema)) return schema
  const reference = schema['$ref']
  if (typeof reference !== 'string') return judgingObject(schema, reading)
  return referred(reference.replace(REFERENCE, ''), reading)
}

function judgingObject(schema: Record<string, unknown>, reading: Reading) {
  const kept = Object.entries(schema).filter(([key]) => !DESCRIBING.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value, reading)]))
}

function keyword(key: string, value: unknown, reading: Reading): unknown {
  if (key === 'properties') return properties(value, reading)
  if (key === 'discriminator') return withoutMapping(value)
  if (key === 'maxLength' || (key === 'minLength' && value !== 1)) throw lengthNeedsCharacters(key)
  return judging(value, reading)
}

// A property may be called title or description like the keywords that are left out.
function properties(value: unknown, reading: Reading): Record<string, unknown> {
  const named = Object.entries(value ?? {})
  return Object.fromEntries(named.map(([name, schema]) => [name, judging(schema, reading)]))
}

// Ajv reads the values of a tag from the schemas themselves and refuses a mapping.
function withoutMapping(discriminator: unknown): Record<string, unknown> {
  const kept = Object.entries(discriminator ?? {}).filter(([key]) => key !== 'mapping')
  return Object.fromEntries(kept)
}

// The validators count UTF-16 units, which tell empty from not empty and are no count of characters.
function lengthNeedsCharacters(key: string): Error {
  return new Error(`${key} counts characters; let the validators do so before it is used`)
}
