import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readDefinition } from '../../scripts/definition.ts'
import { below } from '../../spec/pointer.ts'

/** Where openapi.yaml lies, seen from the compiled test. */
export const definitionPath = join(import.meta.dirname, '../../../openapi.yaml')
/** openapi.yaml, read. */
export const definition = readDefinition(readFileSync(definitionPath, 'utf8'))

// Unlike the generated validators: straight from the document, as 2020-12, and trying each member of a union.
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(definition, 'definition')

/** Says whether `value` is valid against the schema at a JSON pointer into openapi.yaml, by a route of its own. */
export function isValidAt(pointer: string, value: unknown): boolean {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/')
  const validate = ajv.getSchema(`definition#${fragment}`)
  if (validate === undefined) throw new Error(`openapi.yaml has no schema at ${pointer}`)
  return validate(value) === true
}

/** One example in openapi.yaml, with pointers to it and to the schema it illustrates. */
export type Example = { readonly at: string; readonly schema: string; readonly value: unknown }

/** Gives every example of openapi.yaml: the listed ones of schemas and the named ones of bodies and headers. */
export function examples(node: unknown = definition, at = ''): readonly Example[] {
  if (typeof node !== 'object' || node === null) return []
  const children = Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' ? [] : examples(child, below(at, key)),
  )
  return [...('examples' in node ? examplesOf(node.examples, at) : []), ...children]
}

function examplesOf(held: unknown, at: string): readonly Example[] {
  if (Array.isArray(held)) {
    return held.map((value, index) => ({ at: `${at}/examples/${index}`, schema: at, value }))
  }
  return Object.entries(held ?? {}).map(([name, example]) => ({
    at: below(`${at}/examples`, name),
    schema: `${at}/schema`,
    value: example.value,
  }))
}
