import { readFile } from 'node:fs/promises'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { UsageError } from '../conformance/errors.ts'
import { isObject, type JsonObject, ownValue } from '../spec/json-object.ts'
import { valueAt } from '../spec/pointer.ts'
import { rendered } from '../spec/rendering.ts'
import { explain, sentence } from '../spec/sentences.ts'

/** The parts of a run record that measuring makes; null where nothing was measured, absent in older records. */
export const measuredParts = ['calibration', 'latency', 'standing'] as const

const SCHEMA = new URL('../../run-record.schema.json', import.meta.url)

/** Gives the first way in which what a record measured departs from run-record.schema.json, or null. */
export async function measuredFlaw(record: JsonObject): Promise<string | null> {
  const properties = ownValue(JSON.parse(await readFile(SCHEMA, 'utf8')), 'properties')
  const ajv = new Ajv2020({ allowUnionTypes: true, messages: false })
  for (const part of measuredParts) {
    const value = record[part]
    if (value === undefined || value === null) continue
    const schema = ownValue(properties, part)
    if (!isObject(schema)) throw new UsageError(`${SCHEMA.pathname} does not describe ${part}.`)
    const isFit = ajv.compile(schema)
    const [error] = isFit(value) ? [] : (isFit.errors ?? [])
    if (error !== undefined) return `in ${part}, ${told(error, value)}`
  }
  return null
}

const told = (error: ErrorObject, value: unknown): string => {
  const { keyword, instancePath: at, params } = error
  if (keyword === 'enum') {
    const allowed = [params['allowedValues']].flat().map(rendered).join(', ')
    return sentence({ at, expected: `one of ${allowed}`, actual: rendered(valueAt(value, at)) })
  }
  const [finding] = explain([error], value)
  return finding === undefined ? `${at}: ${keyword} is not kept` : sentence(finding)
}
