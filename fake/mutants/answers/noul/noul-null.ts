import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const noulNull: Mutant = {
  id: 'noul-null',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as null.',
  reply: editAnswersOf('noul', answer => ({ ...answer, noul: null })),
}
