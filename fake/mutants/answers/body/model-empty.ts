import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const modelEmpty: Mutant = {
  id: 'model-empty',
  breaks: 'RESPONSE-MODEL',
  says: 'Gives model as an empty text.',
  reply: editBody(body => ({ ...body, model: '' })),
}
