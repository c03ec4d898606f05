import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const modelMissing: Mutant = {
  id: 'model-missing',
  breaks: 'RESPONSE-MODEL',
  says: 'Leaves model out.',
  reply: editBody(({ model: _left, ...others }) => others),
}
