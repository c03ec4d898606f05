/**
 * The part of JSON Schema (draft 07) that scripts are described in.
 *
 * Every keyword but `title` and `description` speaks for values of its own type, so that a value
 * that may be of several types needs no `anyOf`, and an error names the one thing that is wrong.
 */
export type Form = {
  /** What is expected, as the end of the sentence `expected ...`. */
  readonly title?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly type?: FormType | readonly FormType[]
  readonly enum?: readonly string[]
  readonly const?: string
  readonly minLength?: 1
  readonly pattern?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly items?: Form
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Form | boolean>>
  readonly additionalProperties?: Form | false
  readonly propertyNames?: Form
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly allOf?: readonly Form[]
  readonly if?: Form
  readonly then?: Form
}

/** The types of JSON values. */
export type FormType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
