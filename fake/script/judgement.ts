import { isObject } from '../../spec/json-object.ts'
import { nearest } from '../../spec/nearest.ts'
import { keysOf, valueAt } from '../../spec/pointer.ts'
import { rendered } from '../../spec/rendering.ts'
import type { SchemaError } from '../../spec/validator.ts'
import type { Path, Problem } from './problem.ts'
import { anyFault } from './schema/fault.ts'
import { scriptForm } from './schema/script.ts'

const form = scriptForm(anyFault)

/** Turns the errors a generated validator left for `value` into problems, in words of the form of a script. */
export function problemsOf(errors: readonly SchemaError[], value: unknown): readonly Problem[] {
  return errors.filter(isOwn).map(error => problemOf(error, value))
}

// `if` adds nothing to what its `then` has reported, nor a rule for keys to that they break it.
const isOwn = ({ keyword, schemaPath }: SchemaError): boolean =>
  keyword !== 'if' && !schemaPath.includes('/propertyNames/')

function problemOf(error: SchemaError, script: unknown): Problem {
  const { instancePath, keyword, params } = error
  const path = pathOf(instancePath, script)
  const value = valueAt(script, instancePath)
  const around = formAround(error.schemaPath)
  const wrong = { path, wrong: 'value', expected: titleOf(around), hint: null } as const
  if (keyword === 'additionalProperties') {
    return unknownKey(path, String(params['additionalProperty']), around)
  }
  if (keyword === 'propertyNames') {
    const key = String(params['propertyName'])
    const expected = titleOf(valueAt(around, '/propertyNames'))
    return { path: [...path, key], wrong: 'key', expected, got: JSON.stringify(key), hint: null }
  }
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    const expected = isConditional(error) ? titleOf(around) : `${missing} in ${titleOf(around)}`
    return { ...wrong, expected, got: 'none' }
  }
  if (keyword === 'false schema') {
    const expected = titleOf(
      formAround(error.schemaPath.replace(/\/properties\/[^/]+\/[^/]+$/, '/x')),
    )
    return { ...wrong, wrong: 'key', expected, got: `${String(path.at(-1))} beside it` }
  }
  if (keyword === 'minItems' && isEmpty(value)) return { ...wrong, got: 'an empty list' }
  return { ...wrong, got: shown(value) }
}

function unknownKey(path: Path, key: string, around: unknown): Problem {
  const known = Object.keys(Object(isObject(around) ? around['properties'] : {}))
  const [near] = nearest(key, known)
  return {
    path: [...path, key],
    wrong: 'key',
    expected: `one of the keys ${known.join(', ')}`,
    got: `the unknown key ${JSON.stringify(key)}`,
    hint: near === undefined ? null : `Did you mean ${near}?`,
  }
}

const isConditional = ({ schemaPath }: SchemaError): boolean => /\/then\/[^/]+$/.test(schemaPath)

/** Gives the form that holds the keyword a schema path ends with. */
function formAround(schemaPath: string): unknown {
  // A schema path is a URI fragment.
  return valueAt(form, decodeURIComponent(schemaPath.replace(/^#/, '').replace(/\/[^/]*$/, '')))
}

const titleOf = (around: unknown): string =>
  String((isObject(around) ? around['title'] : undefined) ?? 'something else')

function pathOf(pointer: string, script: unknown): Path {
  let value = script
  return keysOf(pointer).map(name => {
    const isIndex = Array.isArray(value)
    value = Object(value)[name]
    return isIndex ? Number(name) : name
  })
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Shows a value in few words; an object or list as JSON where that is short. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  if (value === null) return 'null (nothing)'
  return text.length <= 60 ? text : rendered(value)
}
