import { readFile } from 'node:fs/promises'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type JsonObject, ownValue } from '../spec/json-object.ts'
import { valueAt } from '../spec/pointer.ts'
import { rendered } from '../spec/rendering.ts'
import { explain, sentence } from '../spec/sentences.ts'

/** The parts of a run record that measuring makes; null where nothing was measured, absent in older records. */
export const measuredParts = ['calibration', 'latency', 'standing'] as const

const SCHEMA = new URL('../../run-record.schema.json', import.meta.url)

type Part = (typeof measuredParts)[number]

// Compiled once: a schema is read far less often than records are.
const compiled = new Map<Part, ValidateFunction>()

async function validatorOf(part: Part): Promise<ValidateFunction> {
  const known = compiled.get(part)
  if (known !== undefined) return known
  const schema = ownValue(JSON.parse(await readFile(SCHEMA, 'utf8')), 'properties')
  const ajv = new Ajv2020({ allowUnionTypes: true, messages: false })
  const made = ajv.compile(Object(ownValue(schema, part)))
  compiled.set(part, made)
  return made
}

/** Gives the first way in which what a record measured departs from run-record.schema.json, or null. */
export async function measuredFlaw(record: JsonObject): Promise<string | null> {
  for (const part of measuredParts) {
    const value = record[part]
    if (value === undefined || value === null) continue
    const isFit = await validatorOf(part)
    const [error] = isFit(value) ? [] : (isFit.errors ?? [])
    if (error !== undefined) return `in ${part}, ${told(error, value)}`
  }
  return null
}

/** Says an error as a sentence; those with a choice are not in the sentences of the protocol. */
const told = (error: ErrorObject, value: unknown): string => {
  const { keyword, instancePath: at, params } = error
  const actual = rendered(valueAt(value, at))
  if (keyword === 'enum') {
    const allowed = [params['allowedValues']].flat().map(rendered).join(', ')
    return sentence({ at, expected: `one of ${allowed}`, actual })
  }
  if (keyword === 'type') {
    return sentence({ at, expected: [params['type']].flat().join(' or '), actual })
  }
  const [finding] = explain([error], value)
  return finding === undefined ? `${at}: ${keyword} is not kept` : sentence(finding)
}
