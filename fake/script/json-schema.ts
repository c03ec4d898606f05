import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonObject } from '../../spec/json-object.ts'
import type { Compile } from './normal/conditions.ts'
import { patternCheck } from './pattern.ts'
import { type Path, refusal } from './problem.ts'

// A pattern inside a schema gets lost like any other.
const engine = Object.assign(
  (source: string, flags: string) => {
    const pattern = new RegExp(source, flags)
    // Ajv takes two patterns of the same text for one.
    return { test: patternCheck(pattern), toString: () => String(pattern) }
  },
  // What Ajv writes where it generates a module, which is not done here.
  { code: 'new RegExp' },
)

/** Gives a compiler of JSON Schemas (2020-12, with formats) by Ajv; a keyword or format it does not know is refused. */
export function schemaCompiler(): Compile {
  const ajv = new Ajv2020({
    // Typing errors are refused; how a schema is best written is its author's affair.
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    logger: false,
    code: { regExp: engine },
  })
  addFormats.default(ajv)
  return (schema, path) => {
    const holds = compiled(ajv, schema, path)
    return value => holds(value) === true
  }
}

function compiled(ajv: Ajv2020, schema: JsonObject, path: Path): (value: unknown) => unknown {
  try {
    return ajv.compile(schema)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw refusal(path, 'a JSON Schema (2020-12)', error.message)
  }
}
