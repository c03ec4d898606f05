import type { Mutant } from '../../../mutant.ts'
import { unknowableKeys } from '../../asked.ts'
import { editBody, objectAt } from '../../edit.ts'

export const unknownNullValue: Mutant = {
  id: 'unknown-null-value',
  breaks: 'UNKNOWN-NOT-NULL',
  says: 'Gives an answer without its value where it cannot answer.',
  reply: editBody((body, request) => ({
    ...body,
    answers: {
      ...objectAt(body, 'answers'),
      ...Object.fromEntries(
        unknowableKeys(request).map(key => [key, { type: 'noul', noul: null }]),
      ),
    },
  })),
}
