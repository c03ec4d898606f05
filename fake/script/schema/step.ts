import { when } from './condition.ts'
import { effects } from './effect.ts'
import type { Form } from './form.ts'

const taking = {
  name: {
    title: 'a text that is not empty',
    description: 'What reports call the step.',
    type: 'string',
    minLength: 1,
  },
  when,
  times: {
    title: 'a whole number, 1 or more',
    description:
      'How many requests it takes before it matches no more; without it there is no end.',
    type: 'integer',
    minimum: 1,
  },
  probability: {
    title: 'a number, 0 to 1',
    description: 'The share of matching requests it takes, drawn with the seed.',
    type: 'number',
    minimum: 0,
    maximum: 1,
    default: 1,
  },
} as const satisfies Record<string, Form>

const after = {
  title: 'forever, repeat or pass',
  description: 'After the last of sequence: it for ever, all again, or the step matches no more.',
  type: 'string',
  enum: ['forever', 'repeat', 'pass'],
  default: 'forever',
} as const satisfies Form

const sequenceOf = (properties: Readonly<Record<string, Form>>): Form => ({
  title: 'a list of effects',
  description: 'One for each use of the step in turn.',
  type: 'array',
  minItems: 1,
  items: { title: 'an object of effects', type: 'object', properties, additionalProperties: false },
})

/** A step: what it takes and what it does; `fault` is the form of the faults there are. */
export function stepForm(fault: Form): Form {
  const plain = effects(fault)
  return {
    title: 'a step: a name, a condition or an effect',
    type: 'object',
    minProperties: 1,
    properties: { ...taking, ...plain, sequence: sequenceOf(plain), then: after },
    additionalProperties: false,
    allOf: [
      {
        if: { required: ['then'] },
        then: { title: 'sequence, which then is for', required: ['sequence'] },
      },
      {
        if: { required: ['sequence'] },
        then: {
          title: 'effects within the items of sequence, not beside it',
          properties: Object.fromEntries(Object.keys(plain).map(key => [key, false])),
        },
      },
    ],
  }
}
