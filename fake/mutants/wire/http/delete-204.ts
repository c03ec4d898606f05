import type { Mutant } from '../../../mutant.ts'
import { withBytes, withStatus } from '../../edit.ts'
import { editMethod } from '../method.ts'

/** Deletes nothing, successfully. */
export const delete204: Mutant = {
  id: 'delete-204',
  breaks: 'ENDPOINT-METHODS',
  says: 'Answers DELETE /v1/systemone with 204.',
  reply: editMethod('DELETE', reply => withBytes(withStatus(reply, 204), '')),
}
