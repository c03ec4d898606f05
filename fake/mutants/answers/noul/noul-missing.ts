import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const noulMissing: Mutant = {
  id: 'noul-missing',
  breaks: 'NOUL-RANGE',
  says: 'Gives the probability under the name probability.',
  reply: editAnswersOf('noul', answer => ({ type: answer['type'], probability: answer['noul'] })),
}
