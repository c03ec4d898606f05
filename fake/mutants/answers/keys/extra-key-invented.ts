import type { Mutant } from '../../../mutant.ts'
import { editBody, objectAt } from '../../edit.ts'

export const extraKeyInvented: Mutant = {
  id: 'extra-key-invented',
  breaks: 'ANSWER-KEYS-ASKED',
  says: 'Adds an answer nobody asked for.',
  reply: editBody(body => ({
    ...body,
    answers: { ...objectAt(body, 'answers'), summary: { type: 'noul', noul: 0.5 } },
  })),
}
