import type { OpenAPIV3_1 } from 'openapi-types'
import { parse } from 'yaml'

/** The schemas of the definition by name, as plain JSON Schema. */
export type Schemas = Readonly<Record<string, unknown>>

/** Reads the text of openapi.yaml as an OpenAPI 3.1 document; throws when it is something else. */
export function readDefinition(text: string): OpenAPIV3_1.Document {
  const value: unknown = parse(text)
  if (!isDocument(value)) throw new Error('openapi.yaml is not an OpenAPI 3.1 document')
  return value
}

/** Gives the schemas under components/schemas, which a complete definition has. */
export function schemasOf(document: OpenAPIV3_1.Document): Schemas {
  return document.components?.schemas ?? {}
}

function isDocument(value: unknown): value is OpenAPIV3_1.Document {
  if (typeof value !== 'object' || value === null) return false
  if (!('openapi' in value && 'info' in value && 'paths' in value)) return false
  return typeof value.openapi === 'string' && value.openapi.startsWith('3.1.')
}
