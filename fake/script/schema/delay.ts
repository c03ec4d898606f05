import type { Form } from './form.ts'

/** The longest wait, in ms: an hour. For ever is a fault. */
const MOST = 3_600_000

const ms = { title: `ms, 0 to ${MOST}`, type: 'number', minimum: 0, maximum: MOST } as const

const waits = {
  ms: { ...ms, description: 'A fixed wait.' },
  uniform: {
    title: 'the least and the most ms, such as [100, 300]',
    description: 'Drawn between the two, every length as likely as another.',
    type: 'array',
    items: ms,
    minItems: 2,
    maxItems: 2,
  },
  'log-normal': {
    title: 'an object of median and sigma',
    description: 'Drawn so that its logarithm is normal: most waits short, a few long.',
    type: 'object',
    required: ['median', 'sigma'],
    properties: {
      median: {
        title: `ms above 0, up to ${MOST}`,
        type: 'number',
        exclusiveMinimum: 0,
        maximum: MOST,
      },
      sigma: {
        title: 'a number, 0 to 3',
        description: 'The standard deviation of the logarithm.',
        type: 'number',
        minimum: 0,
        maximum: 3,
      },
    },
    additionalProperties: false,
  },
} as const satisfies Record<string, Form>

const title = `${ms.title}, or an object of one of ms, uniform and log-normal, and before`

const one = {
  title,
  type: ['number', 'object'],
  minimum: 0,
  maximum: MOST,
  minProperties: 1,
  properties: {
    before: {
      title: 'head, body or chunk',
      description: 'What it delays: the first byte, the body, or every piece of the body.',
      type: 'string',
      enum: ['head', 'body', 'chunk'],
      default: 'head',
    },
    ...waits,
    bytes: {
      title: 'a whole number of bytes, 1 or more',
      description: 'The size of a piece, for before: chunk.',
      type: 'integer',
      minimum: 1,
    },
  },
  additionalProperties: false,
  allOf: [
    {
      if: { required: ['bytes'] },
      then: {
        title: 'before: chunk, which bytes is for',
        required: ['before'],
        properties: { before: { title: 'chunk beside bytes', const: 'chunk' } },
      },
    },
    {
      if: { required: ['before'], properties: { before: { const: 'chunk' } } },
      then: { title: 'bytes, the size of a piece', required: ['bytes'] },
    },
  ],
} as const satisfies Form

/** Waits before the head, before the body, or between pieces of the body. */
export const delay = {
  ...one,
  title: `${title}; or a list of these`,
  description: 'In ms, before the head unless "before" says otherwise.',
  type: ['number', 'object', 'array'],
  items: one,
  minItems: 1,
  examples: [200, { uniform: [100, 300] }, { before: 'chunk', bytes: 10, ms: 5 }],
} as const satisfies Form
