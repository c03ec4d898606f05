import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { editMethod } from '../method.ts'

/** A framework that adds HEAD to every route. */
export const headAnswered: Mutant = {
  id: 'head-answered',
  breaks: 'ENDPOINT-METHODS',
  says: 'Answers HEAD /v1/systemone with 200.',
  reply: editMethod('HEAD', reply => withStatus(reply, 200)),
}
