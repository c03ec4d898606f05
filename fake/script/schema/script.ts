import { answers } from './answer.ts'
import type { Form } from './form.ts'
import { stepForm } from './step.ts'

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
