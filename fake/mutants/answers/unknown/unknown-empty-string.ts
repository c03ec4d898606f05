import type { Mutant } from '../../../mutant.ts'
import { unknowableKeys } from '../../asked.ts'
import { editBody, objectAt } from '../../edit.ts'

export const unknownEmptyString: Mutant = {
  id: 'unknown-empty-string',
  breaks: 'UNKNOWN-NOT-NULL',
  says: 'Gives an empty text where it cannot answer.',
  reply: editBody((body, request) => ({
    ...body,
    answers: {
      ...objectAt(body, 'answers'),
      ...Object.fromEntries(unknowableKeys(request).map(key => [key, ''])),
    },
  })),
}
