import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { editMethod } from '../method.ts'

/** A health page where the endpoint is. */
export const getAnswered: Mutant = {
  id: 'get-answered',
  breaks: 'ENDPOINT-METHODS',
  says: 'Answers GET /v1/systemone with 200.',
  reply: editMethod('GET', reply => withStatus(reply, 200)),
}
