import type { Fault, FaultParameter } from '../../fault.ts'
import type { Form } from './form.ts'

const title = 'the name of a fault, or a name with its numbers such as {cut-after: {bytes: 40}}'

const one = {
  title,
  type: ['string', 'object'],
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: {
    title: 'an object of numbers',
    type: 'object',
    additionalProperties: { title: 'a number', type: 'number' },
  },
} as const satisfies Form

const listed = {
  title: `${title}; or a list of these`,
  description: 'Something a real decider, or what stands before it, has done to an exchange.',
  type: ['string', 'object', 'array'],
  minItems: 1,
} as const satisfies Form

/** One or more faults, whichever they are called: their names and numbers are looked up when a script is read. */
export const anyFault = { ...one, ...listed, items: one } as const satisfies Form

/** One or more of `faults`, each with its parameters and their bounds, as an editor is to know them. */
export function faultOf(faults: readonly Fault[]): Form {
  const { additionalProperties: _any, ...open } = one
  const known: Form = {
    ...open,
    if: { type: 'string' },
    then: { enum: faults.map(({ id }) => id) },
    properties: Object.fromEntries(faults.map(fault => [fault.id, parametersOf(fault)])),
    additionalProperties: false,
  }
  return { ...known, ...listed, items: known }
}

function parametersOf({ says, parameters = {} }: Fault): Form {
  const named = Object.entries(parameters).map(([name, each]) => [name, numberOf(each)])
  return {
    title: 'an object of numbers',
    description: says,
    type: 'object',
    properties: Object.fromEntries(named),
    additionalProperties: false,
  }
}

const numberOf = ({ says, least, most, default: usual }: FaultParameter): Form => ({
  title: `a number, ${least} to ${most}`,
  description: says,
  type: 'number',
  minimum: least,
  maximum: most,
  default: usual,
})
