import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { editAnswers } from '../../edit.ts'

export const longStateNoulNull: Mutant = {
  id: 'long-state-noul-null',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as null for a state of more than 3,000 characters.',
  reply: editAnswers((answer, _, __, request) =>
    stateOf(request).length > 3000 && answer['type'] === 'noul'
      ? { ...answer, noul: null }
      : answer,
  ),
}
