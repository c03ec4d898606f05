import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const modelNull: Mutant = {
  id: 'model-null',
  breaks: 'RESPONSE-MODEL',
  says: 'Gives model as null.',
  reply: editBody(body => ({ ...body, model: null })),
}
