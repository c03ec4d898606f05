import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceMissing: Mutant = {
  id: 'choice-missing',
  breaks: 'CHOICE-OPTION',
  says: 'Leaves choice out.',
  reply: editAnswersOf('choice', ({ choice: _left, ...others }) => others),
}
