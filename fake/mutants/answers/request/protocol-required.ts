import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const protocolRequired: Mutant = {
  id: 'protocol-required',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Refuses a request without protocol.',
  reply: refuseWhen(
    request => request.path === '/v1/systemone' && !Object.hasOwn(askedOf(request), 'protocol'),
    422,
  ),
}
