import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

/** Takes noul for a percentage. */
export const noulAboveOne: Mutant = {
  id: 'noul-above-one',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as a percentage, from 1 to 101.',
  reply: editAnswersOf('noul', answer => ({ ...answer, noul: 1 + 100 * Number(answer['noul']) })),
}
