import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const modelObject: Mutant = {
  id: 'model-object',
  breaks: 'RESPONSE-MODEL',
  says: 'Gives model as an object.',
  reply: editBody(body => ({ ...body, model: { name: 'fake-decider' } })),
}
