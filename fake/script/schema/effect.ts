import { answers } from './answer.ts'
import { delay } from './delay.ts'
import type { Form } from './form.ts'
import { headerName } from './header-name.ts'

/** Headers of the reply that are set or taken away. */
export const headers = {
  title: 'an object of header values by name',
  description:
    'null takes a header away. Values are templates, sent as Latin-1, or in UTF-8 where one holds a character beyond.',
  type: 'object',
  additionalProperties: {
    title: 'a text of one line, a whole number, or null',
    type: ['string', 'integer', 'null'],
    pattern: '^[^\\r\\n\\u0000]*$',
  },
  propertyNames: headerName,
  examples: [{ 'retry-after': '1', server: null }],
} as const satisfies Form

// An object with one of these as its only key is an explicit form; any other is the JSON body itself.
const explicit = (key: string, form: Form): Form => ({
  if: { required: [key], maxProperties: 1 },
  then: { properties: { [key]: form } },
})

/** The body of the reply. */
export const body = {
  title: 'a text, an object, an array, or one of {text: ...}, {json: ...} and {base64: ...}',
  description:
    'An object or array is the JSON body, a text is the body as it is. Spelled out: {text: ...}, ' +
    '{json: ...} with any JSON value, {base64: ...} with bytes. Texts are templates.',
  type: ['string', 'object', 'array'],
  allOf: [
    explicit('text', { title: 'a text', type: 'string' }),
    explicit('base64', {
      title: 'bytes in base64',
      type: 'string',
      pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
    }),
  ],
  examples: [{ error: 'loading' }, '<html>', { base64: '/wA=' }, { json: null }],
} as const satisfies Form

/** What can happen to a request; `fault` is the form of the faults there are. */
export const effects = <Fault extends Form>(fault: Fault) =>
  ({
    answers,
    status: {
      title: 'a status, 100 to 999',
      description: 'The status of the reply.',
      type: 'integer',
      minimum: 100,
      maximum: 999,
    },
    headers,
    body,
    protocol: { description: '"protocol" of the response, any JSON value.' },
    model: { title: 'a text', description: '"model" of the response.', type: 'string' },
    delay,
    fault,
  }) as const satisfies Record<string, Form>
