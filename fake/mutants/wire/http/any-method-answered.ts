import type { Mutant } from '../../../mutant.ts'
import { answerAsIf } from '../../edit.ts'

/** Never looks at the method. */
export const anyMethodAnswered: Mutant = {
  id: 'any-method-answered',
  breaks: 'ENDPOINT-METHODS',
  says: 'Answers PUT /v1/systemone like POST.',
  reply: answerAsIf(request =>
    request.method === 'PUT' ? { ...request, method: 'POST' } : request,
  ),
}
