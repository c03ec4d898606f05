import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const severalModelMissing: Mutant = {
  id: 'several-model-missing',
  breaks: 'RESPONSE-MODEL',
  says: 'Names no model where it answers several questions.',
  reply: editBody(({ model, ...body }, request) =>
    countQuestions(request) > 1 ? body : { model, ...body },
  ),
}
