import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

export const routeGetOnly: Mutant = {
  id: 'route-get-only',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Answers POST /v1/systemone with 405.',
  reply: refuseWhen(request => request.path === '/v1/systemone', 405),
}
