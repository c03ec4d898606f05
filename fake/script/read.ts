import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import type { Fault } from '../fault.ts'
import type { components } from '../generated/types.ts'
import { script as isValid } from '../generated/validator.ts'
import { readJsonText } from './json-text.ts'
import type { Compile } from './normal/conditions.ts'
import { normalScript, type Origin } from './normal/script.ts'
import { plainOf } from './plain.ts'
import { type Problem, Refusal } from './problem.ts'
import type { Script } from './script.ts'
import { type Place, ScriptError, scriptError } from './script-error.ts'
import { checkTemplate } from './template-check.ts'

/** A script as people write it, in YAML, in JSON or as an object; script.schema.json describes it. */
export type ScriptSource = components['schemas']['script']

/**
 * Reads a script: YAML 1.2 or JSON, as a text or as the bytes of a file.
 *
 * `name` is what errors call it, as a rule its path. Rejects with a ScriptError that says line, column
 * and field of what is wrong.
 */
export async function readScript(text: string | Uint8Array, name: string): Promise<Script> {
  const held = typeof text === 'string' ? text : decoded(text, name)
  const flawless = readJsonText(held) ?? (await import('./yaml-text.ts')).readYamlText(held)
  if (flawless === null) return readDocumentOf(held, name)
  try {
    return await scriptFrom(flawless.value, { source: name, lineOf: flawless.lineOf })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The parser of documents alone knows where everything stands, and finds the same.
    return readDocumentOf(held, name)
  }
}

async function readDocumentOf(held: string, name: string): Promise<Script> {
  // Who has no use for the parser does without it: it takes longer to load and to run than all the rest.
  const { readDocument, TextRefusal } = await import('./document.ts')
  let placeOf: (problem: Problem) => Place = () => ({ line: 1, column: 1 })
  try {
    const document = readDocument(held)
    placeOf = document.placeOf
    const lineOf = (index: number) =>
      document.placeOf({ path: ['steps', index], wrong: 'value' }).line
    return await scriptFrom(document.value(), { source: name, lineOf })
  } catch (error) {
    if (error instanceof TextRefusal) throw scriptError(name, [error.problem], () => error.place)
    throw placed(error, name, placeOf)
  }
}

/** Reads a script given as an object, which holds plain JSON values; rejects with a ScriptError that says the field. */
export async function scriptOf(value: unknown): Promise<Script> {
  try {
    return await scriptFrom(plainOf(value), { source: null, lineOf: () => null })
  } catch (error) {
    throw placed(error, null, () => null)
  }
}

/** Reads the script in a file; rejects with a ScriptError where there is none or it is wrong. */
export async function readScriptFile(path: string): Promise<Script> {
  return readScript(await bytesOf(path), path)
}

const isSource = (value: unknown): value is ScriptSource => isValid(value)

// Nothing that came as JSON is in here, whatever its fields are called.
const written = new WeakSet<readonly unknown[]>()

/** Says whether a value is a script that was read, or a copy with the same steps. */
export const isScript = (value: unknown): value is Script =>
  typeof value === 'object' &&
  value !== null &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  written.has(value.steps)

async function scriptFrom(value: unknown, origin: Origin): Promise<Script> {
  if (!isSource(value)) {
    const { problemsOf } = await import('./judgement.ts')
    throw new Refusal(problemsOf(isValid.errors ?? [], value))
  }
  const [compile, faults] = await Promise.all([compilerFor(value), faultsFor(value)])
  const script = normalScript(value, origin, { compile, check: checkTemplate, faults })
  written.add(script.steps)
  return script
}

// Ajv takes its time to load, so only a script with a schema in it does.
async function compilerFor({ steps = [] }: ScriptSource): Promise<Compile> {
  if (!steps.some(({ when = {} }) => hasSchema(when))) return () => () => false
  return (await import('./json-schema.ts')).schemaCompiler()
}

// Some seventy small files, which a script that breaks nothing has no use for.
async function faultsFor({ steps = [] }: ScriptSource): Promise<readonly Fault[]> {
  const isBroken = steps.some(({ fault, sequence = [] }) =>
    [fault, ...sequence.map(item => item.fault)].some(each => each !== undefined),
  )
  return isBroken ? (await import('../faults/index.ts')).faults : []
}

function hasSchema({ headers = {}, ...others }: JsonObject): boolean {
  const conditions: unknown[] = [...Object.values(Object(headers)), ...Object.values(others)]
  return conditions.some(condition => isObject(condition) && 'schema' in condition)
}

function placed(
  error: unknown,
  name: string | null,
  placeOf: (problem: Problem) => Place | null,
): unknown {
  return error instanceof Refusal ? scriptError(name, error.problems, placeOf) : error
}

function decoded(bytes: Uint8Array, name: string): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  throw wholeError(name, 'a text in UTF-8', 'other bytes', 'Save the file as UTF-8.')
}

/** Gives the bytes of the file at `path`; rejects with a ScriptError where it cannot be read. */
export async function bytesOf(
  path: string,
  read: (path: string) => Promise<Uint8Array> = path => readFile(path),
): Promise<Uint8Array> {
  try {
    return await read(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw wholeError(path, 'a file that can be read', code, 'Check the path of the script.')
  }
}

function wholeError(name: string, expected: string, got: string, hint: string): ScriptError {
  const place = { line: null, column: null, field: '' }
  return new ScriptError(name, [{ ...place, expected, got, hint }])
}
