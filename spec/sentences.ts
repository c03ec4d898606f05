import { questionTypes } from './nouns.ts'
import { below, valueAt } from './pointer.ts'
import { rendered } from './rendering.ts'
import type { SchemaError } from './validator.ts'

/** One way in which a value departs from the definition. */
export type SchemaFinding = {
  /** A JSON pointer into the value (RFC 6901); empty for the value itself. */
  readonly at: string
  readonly expected: string
  /** What is there, in short; long text is cut. */
  readonly actual: string
}

/** Says a finding in one sentence: where, what was expected, what came. */
export function sentence({ at, expected, actual }: SchemaFinding): string {
  return `${at === '' ? 'the body' : at}: expected ${expected}, got ${actual}`
}

/** Turns the errors a generated validator left for `value` into findings, in their order. */
export function explain(errors: readonly SchemaError[], value: unknown): readonly SchemaFinding[] {
  return errors.filter(isFinding).map(error => explained(error, valueAt(value, error.instancePath)))
}

// A missing tag is reported twice: as required, and as a tag that selects nothing.
function isFinding({ keyword, params }: SchemaError): boolean {
  return keyword !== 'discriminator' || params['tagValue'] !== undefined
}

function explained(error: SchemaError, value: unknown): SchemaFinding {
  const { instancePath, keyword, params } = error
  if (keyword === 'required') {
    const at = below(instancePath, String(params['missingProperty']))
    return { at, expected: 'a value', actual: rendered(undefined) }
  }
  if (keyword === 'discriminator') {
    const at = below(instancePath, String(params['tag']))
    return { at, expected: anyOf(questionTypes), actual: rendered(params['tagValue']) }
  }
  const actual = isCount(keyword) ? String(countOf(value)) : rendered(value)
  return { at: instancePath, expected: expectation(error), actual }
}

const kinds: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
}

function expectation({ keyword, params, schemaPath }: SchemaError): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'type':
      return kinds[String(params['type'])] ?? String(params['type'])
    case 'const':
      return rendered(params['allowedValue'])
    case 'minLength':
      return 'a string that is not empty'
    case 'minimum':
      return `a number of at least ${limit}`
    case 'maximum':
      return `a number of at most ${limit}`
    case 'minProperties':
      return `an object with at least ${counted(limit, schemaPath)}`
    case 'minItems':
      return `an array of at least ${counted(limit, schemaPath)}`
    case 'maxItems':
      return `an array of at most ${counted(limit, schemaPath)}`
    default:
      return `what ${keyword} in the definition allows`
  }
}

// What the members of a field are called, by the end of the path to the rule on their number.
const members: Readonly<Record<string, string>> = {
  'questions/minProperties': 'question',
  'criteria/minProperties': 'option',
  'criteria/minItems': 'level',
  'criteria/maxItems': 'level',
  'input/minItems': 'text',
  'embedding/minItems': 'number',
  'embedding/maxItems': 'number',
}

function counted(limit: number, schemaPath: string): string {
  const name = members[schemaPath.split('/').slice(-2).join('/')] ?? 'member'
  return limit === 1 ? `1 ${name}` : `${limit} ${name}s`
}

function isCount(keyword: string): boolean {
  return ['minProperties', 'minItems', 'maxItems'].includes(keyword)
}

function countOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

function anyOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
