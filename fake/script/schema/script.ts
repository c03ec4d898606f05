import { answers } from './answer.ts'
import { when } from './condition.ts'
import { effects } from './effect.ts'
import type { Form } from './form.ts'

/** A script as people write it; `fault` is the form of the faults there are. */
export function scriptForm(fault: Form): Form {
  return {
    title: 'an object of seed, otherwise, answers and steps',
    description: 'What a fake decider does to the requests it gets.',
    type: 'object',
    properties: {
      $schema: {
        title: 'a text',
        description: 'Where an editor finds this schema; the fake does not look at it.',
        type: 'string',
      },
      seed: {
        title: 'a text or a whole number',
        description: 'Decides every draw of this script: probabilities, delays, faults.',
        type: ['string', 'integer'],
        default: 'fake',
      },
      otherwise: {
        title: 'answer or refuse',
        description:
          'A request no step matches is answered as a conforming decider does, or refused with 501 and the nearest step.',
        type: 'string',
        enum: ['answer', 'refuse'],
        default: 'answer',
      },
      answers,
      steps: {
        title: 'a list of steps',
        description: 'In order: the first that matches a request decides it.',
        type: 'array',
        items: stepForm(fault),
      },
    },
    additionalProperties: false,
    examples: [
      { answers: { stuck: 0.96, 'lesson_*': 'omit' } },
      { steps: [{ when: { request: '1..2' }, status: 503, body: { error: 'loading' } }] },
    ],
  }
}

function stepForm(fault: Form): Form {
  const plain = effects(fault)
  return {
    title: 'a step: conditions and effects',
    type: 'object',
    minProperties: 1,
    properties: {
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
      ...plain,
      sequence: {
        title: 'a list of effects',
        description: 'One for each use of the step in turn.',
        type: 'array',
        minItems: 1,
        items: {
          title: 'an object of effects',
          type: 'object',
          properties: plain,
          additionalProperties: false,
        },
      },
      then: {
        title: 'forever, repeat or pass',
        description:
          'After the last of sequence: it for ever, all again, or the step matches no more.',
        type: 'string',
        enum: ['forever', 'repeat', 'pass'],
        default: 'forever',
      },
    },
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
