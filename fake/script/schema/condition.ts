import type { Form } from './form.ts'
import { headerName } from './header-name.ts'

const value = {
  is: { description: 'The same JSON value; the order of keys does not matter.' },
  contains: {
    title: 'a text that is not empty',
    description: 'This text stands in it.',
    type: 'string',
    minLength: 1,
  },
  regex: {
    title: 'a regular expression as a text',
    description: 'A JavaScript regular expression with the flag u, found anywhere in it.',
    type: 'string',
    minLength: 1,
    examples: ['fail(ed)?'],
  },
  flags: {
    title: 'letters of i, m and s, for regex',
    description:
      'i: the case of letters does not matter; m: ^ and $ match at lines; s: . matches line ends.',
    type: 'string',
    pattern: '^[ims]+$',
  },
  schema: {
    title: 'a JSON Schema as an object',
    description: 'A JSON Schema (2020-12) it is valid against.',
    type: 'object',
  },
} as const satisfies Record<string, Form>

const condition = {
  title: 'a text, or an object of is, contains, regex and schema',
  description: 'A bare text is compared as a whole. All that an object gives must hold.',
  type: ['string', 'object'],
  minProperties: 1,
  properties: value,
  additionalProperties: false,
  if: { required: ['flags'] },
  then: { title: 'regex, which flags is for', required: ['regex'] },
} as const satisfies Form

const range = {
  title: 'a count from 1, or a range such as 1..2, 3.. or {from: 1, to: 2}',
  description: '2 is the second alone, 1..2 the first two, 3.. all from the third on.',
  type: ['integer', 'string', 'object'],
  minimum: 1,
  pattern: '^([1-9][0-9]{0,14}\\.\\.([1-9][0-9]{0,14})?|\\.\\.[1-9][0-9]{0,14})$',
  minProperties: 1,
  properties: {
    from: { title: 'a count from 1', type: 'integer', minimum: 1 },
    to: { title: 'a count from 1', type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
  examples: [1, '1..2', '3..'],
} as const satisfies Form

const glob = { title: 'a text, where * stands for any text', type: 'string', minLength: 1 } as const

const request = {
  method: {
    title: 'a method in capitals, such as POST',
    type: 'string',
    pattern: '^[A-Z][A-Z-]*$',
  },
  path: {
    title: 'a path that starts with / or *',
    description: 'Without the query; * stands for any text.',
    type: 'string',
    pattern: '^[/*]',
    examples: ['/v1/*'],
  },
  headers: {
    title: 'an object of conditions by header name',
    description: '"absent" holds where the header did not come.',
    type: 'object',
    additionalProperties: { ...condition, title: `"absent", ${condition.title}` },
    propertyNames: headerName,
    examples: [{ authorization: 'absent', 'x-run': { regex: '^a' } }],
  },
  body: { ...condition, description: 'The body: as JSON, or as text where it is none.' },
} as const satisfies Record<string, Form>

const question = {
  question: { ...glob, description: 'The key of a question.', examples: ['lesson_*'] },
  type: { title: 'noul, choice or score', type: 'string', enum: ['noul', 'choice', 'score'] },
  instructions: { ...condition, description: 'The instructions of a question.' },
  asked: {
    ...range,
    description: 'How many requests of the session asked this key, this one counted.',
  },
} as const satisfies Record<string, Form>

const occasion = {
  request: { ...range, description: 'The number of the request in its session.' },
  connection: { ...range, description: 'The number of the connection in the life of the fake.' },
  session: { ...glob, description: 'The name of the session.', examples: ['run-*'] },
} as const satisfies Record<string, Form>

/** Which requests a step is for: all that is given must hold. */
export const when = {
  title: 'an object of conditions',
  description:
    'All that is given must hold; question, type, instructions and asked for one and the same question.',
  type: 'object',
  properties: {
    ...request,
    ...question,
    state: { ...condition, description: 'The state: as text, or by schema as the value it is.' },
    ...occasion,
  },
  additionalProperties: false,
  examples: [{ request: '1..2' }, { question: 'lesson_*', state: { contains: 'failed' } }],
} as const satisfies Form
