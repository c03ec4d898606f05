import type { Mutant } from '../../../mutant.ts'
import { unknowableKeys } from '../../asked.ts'
import { editBody, objectAt } from '../../edit.ts'

export const unknownNull: Mutant = {
  id: 'unknown-null',
  breaks: 'UNKNOWN-NOT-NULL',
  says: 'Gives null where it cannot answer.',
  reply: editBody((body, request) => ({
    ...body,
    answers: {
      ...objectAt(body, 'answers'),
      ...Object.fromEntries(unknowableKeys(request).map(key => [key, null])),
    },
  })),
}
