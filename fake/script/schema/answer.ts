import type { Form } from './form.ts'

const numbers: Form = {
  title: 'an object of numbers',
  type: 'object',
  additionalProperties: { title: 'a number', type: 'number' },
}

const fields = {
  exactly: { description: 'This JSON value, whatever it is, in place of an answer. Stands alone.' },
  type: {
    title: 'a text',
    description: 'The type of the answer, where it is to differ from that of the question.',
    type: 'string',
  },
  noul: { title: 'a number', description: 'The probability of yes.', type: 'number' },
  choice: { title: 'the name of an option', description: 'The option picked.', type: 'string' },
  score: { title: 'a number', description: 'The expected level, from 0.', type: 'number' },
  confidence: { title: 'a number', description: '0 to 1.', type: 'number' },
  probabilities: {
    ...numbers,
    description: 'By option, or by level as a text: {"0": 0.2, "1": 0.8}.',
  },
  legend: {
    title: 'an object of texts',
    description: 'The levels by number as a text.',
    type: 'object',
    additionalProperties: { title: 'a text', type: 'string' },
  },
} as const satisfies Record<string, Form>

const answerTitle = 'a number, "omit", the name of an option, or fields such as {score: 1.4}'

/** One answer: a number, `omit`, an option, or the fields of an answer. */
export const answer = {
  title: answerTitle,
  type: ['number', 'string', 'object'],
  minProperties: 1,
  properties: fields,
  additionalProperties: false,
  if: { required: ['exactly'] },
  then: { title: 'exactly without other fields', maxProperties: 1 },
} as const satisfies Form

/** What the questions whose key the name matches are answered; a list answers each time with the next. */
export const answers = {
  title: 'an object of answers by question key',
  description:
    'By the key of a question, where * stands for any text; the first that matches decides. ' +
    'A number is the probability of a noul, the confidence of the alphabetically first option of ' +
    'a choice, or that of level 0 of a score. "omit" leaves the key out; another text is the option ' +
    'picked, yes or no for a noul. An object gives fields, and what is missing follows from them; {exactly: ...} is any ' +
    'JSON value. A list answers the first time with its first, and for ever with its last.',
  type: 'object',
  additionalProperties: {
    ...answer,
    title: `${answerTitle}; or a list of these`,
    type: ['number', 'string', 'object', 'array'],
    items: answer,
    minItems: 1,
  },
  examples: [
    { stuck: 0.96, 'lesson_*': 'omit', team: 'billing' },
    { urgent: { score: 1.4, confidence: 0.7 }, flaky: [0.2, 0.9], odd: { exactly: null } },
  ],
} as const satisfies Form
