import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const noulString: Mutant = {
  id: 'noul-string',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as a string.',
  reply: editAnswersOf('noul', answer => ({ ...answer, noul: String(answer['noul']) })),
}
