import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const noulNegative: Mutant = {
  id: 'noul-negative',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as a log-probability.',
  reply: editAnswersOf('noul', answer => ({
    ...answer,
    noul: Math.log(Number(answer['noul']) / 2),
  })),
}
