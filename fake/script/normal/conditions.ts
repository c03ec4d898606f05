import { isObject, type JsonObject } from '../../../spec/json-object.ts'
import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import type { Conditions, ValueCondition } from '../script.ts'
import { lowerCased } from './headers.ts'
import { rangeOf } from './range.ts'

type ConditionsSource = components['schemas']['when']
type ConditionSource = NonNullable<ConditionsSource['state']>

/** Makes the test of a JSON Schema; refuses, at `path`, one that is none. */
export type Compile = (schema: JsonObject, path: Path) => (value: unknown) => boolean

/** Writes conditions out; refuses a regular expression or a schema that is none. */
export function conditionsOf(source: ConditionsSource, path: Path, compile: Compile): Conditions {
  const { headers, body, instructions, state, asked, request, connection, ...plain } = source
  const value = (given: ConditionSource, key: string) =>
    valueCondition(given, [...path, key], compile)
  return {
    ...plain,
    ...(headers !== undefined && {
      headers: headerConditions(headers, [...path, 'headers'], compile),
    }),
    ...(body !== undefined && { body: value(body, 'body') }),
    ...(instructions !== undefined && { instructions: value(instructions, 'instructions') }),
    ...(state !== undefined && { state: value(state, 'state') }),
    ...(asked !== undefined && { asked: rangeOf(asked, [...path, 'asked']) }),
    ...(request !== undefined && { request: rangeOf(request, [...path, 'request']) }),
    ...(connection !== undefined && { connection: rangeOf(connection, [...path, 'connection']) }),
  }
}

function headerConditions(
  source: NonNullable<ConditionsSource['headers']>,
  path: Path,
  compile: Compile,
): NonNullable<Conditions['headers']> {
  return lowerCased(source, path, (condition, at) => {
    if (condition === 'absent') return condition
    const written = valueCondition(condition, at, compile)
    const { is } = written
    if (is === undefined || typeof is === 'string') return written
    throw refusal([...at, 'is'], 'a text, as headers are', JSON.stringify(is), 'Quote it.')
  })
}

function valueCondition(source: ConditionSource, path: Path, compile: Compile): ValueCondition {
  if (typeof source === 'string') return { is: source }
  const { regex, flags, schema, ...plain } = source
  return {
    ...plain,
    ...(regex !== undefined && { regex: regexOf(regex, flags, [...path, 'regex']) }),
    ...(isObject(schema) && {
      schema: { source: schema, holds: compile(schema, [...path, 'schema']) },
    }),
  }
}

// The flag u has the engine refuse what it would otherwise take for something else, as \p or \_.
function regexOf(source: string, flags = '', path: Path): RegExp {
  try {
    return new RegExp(source, `u${flags}`)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const why = error.message.replace(/^Invalid regular expression: /, '')
    throw refusal(path, 'a JavaScript regular expression', why, 'It is read with the flag u.')
  }
}
