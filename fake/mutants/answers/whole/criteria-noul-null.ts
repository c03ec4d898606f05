import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const criteriaNoulNull: Mutant = {
  id: 'criteria-noul-null',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as null where the question has criteria.',
  reply: editAnswersOf('noul', (answer, question) =>
    Object.hasOwn(question, 'criteria') ? { ...answer, noul: null } : answer,
  ),
}
