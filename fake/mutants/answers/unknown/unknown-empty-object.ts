import type { Mutant } from '../../../mutant.ts'
import { unknowableKeys } from '../../asked.ts'
import { editBody, objectAt } from '../../edit.ts'

export const unknownEmptyObject: Mutant = {
  id: 'unknown-empty-object',
  breaks: 'UNKNOWN-NOT-NULL',
  says: 'Gives an empty object where it cannot answer.',
  reply: editBody((body, request) => ({
    ...body,
    answers: {
      ...objectAt(body, 'answers'),
      ...Object.fromEntries(unknowableKeys(request).map(key => [key, {}])),
    },
  })),
}
