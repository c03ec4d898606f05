import type { Mutant } from '../../../mutant.ts'
import { editBody, objectAt } from '../../edit.ts'

const nest = (key: string, answer: unknown): readonly [string, unknown] => {
  const [first = '', ...steps] = key.split('.')
  return [first, steps.reduceRight((inner, step) => ({ [step]: inner }), answer)]
}

export const keyDotsNested: Mutant = {
  id: 'key-dots-nested',
  breaks: 'ANSWER-KEYS',
  says: 'Takes the dots of a key for steps into objects.',
  reply: editBody(body => {
    const answers = Object.entries(objectAt(body, 'answers'))
    return { ...body, answers: Object.fromEntries(answers.map(entry => nest(...entry))) }
  }),
}
