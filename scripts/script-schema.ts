import type { Fault } from '../fake/fault.ts'
import { answer, answers } from '../fake/script/schema/answer.ts'
import { when } from '../fake/script/schema/condition.ts'
import { delay } from '../fake/script/schema/delay.ts'
import { body, headers } from '../fake/script/schema/effect.ts'
import { anyFault, faultOf } from '../fake/script/schema/fault.ts'
import type { Form } from '../fake/script/schema/form.ts'
import { scriptForm } from '../fake/script/schema/script.ts'
import { isObject } from '../spec/json-object.ts'
import type { Schemas } from './definition.ts'

/** The parts that a script has in more than one place, by the names others refer to them by. */
const parts = { answer, answers, body, delay, headers, when } as const

/** Makes the published JSON Schema of scripts (draft 07), with each of `faults` and its parameters. */
export function publishedSchema(faults: readonly Fault[]): Record<string, unknown> {
  const fault = faultOf(faults)
  const { script, ...shared } = parted(fault, '#/definitions/')
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:decider-kit:script:1',
    ...Object(script),
    definitions: shared,
  }
}

/** Makes an OpenAPI document whose schemas are the parts of a script, for the generator of types. */
export function typedScript(): string {
  const schemas = parted(anyFault, '#/components/schemas/')
  const info = { title: 'scripts', version: '1' }
  return JSON.stringify({ openapi: '3.1.0', info, paths: {}, components: { schemas } })
}

/** Gives the form of a script that the reader judges by: which faults there are it looks up itself. */
export const judgedScript = (): Schemas => ({ script: scriptForm(anyFault) })

function parted(fault: Form, prefix: string): Record<string, unknown> {
  const forms = Object.entries({ ...parts, fault, script: scriptForm(fault) })
  const names = new Map<unknown, string>(forms.map(([name, form]) => [form, name]))
  const below = (value: unknown): unknown => {
    const name = names.get(value)
    return name === undefined ? members(value, below) : { $ref: `${prefix}${name}` }
  }
  return Object.fromEntries(forms.map(([name, form]) => [name, members(form, below)]))
}

function members(value: unknown, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member)]))
}
