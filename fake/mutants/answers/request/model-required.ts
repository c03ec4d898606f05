import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const modelRequired: Mutant = {
  id: 'model-required',
  breaks: 'REQUEST-SMALLEST',
  says: 'Refuses a request without model.',
  reply: refuseWhen(
    request => request.path === '/v1/systemone' && !Object.hasOwn(askedOf(request), 'model'),
    422,
    'model: required',
  ),
}
