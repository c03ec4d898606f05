import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

export const routeMissing: Mutant = {
  id: 'route-missing',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Answers POST /v1/systemone with 404, as if the route had another name.',
  reply: refuseWhen(request => request.path === '/v1/systemone', 404),
}
