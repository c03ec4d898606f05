import type { Mutant } from '../../mutant.ts'
import { editAnswered, withStatus } from '../edit.ts'

/** Answers as if a decision had been created. */
export const status201: Mutant = {
  id: 'status-201',
  breaks: 'RESPONSE-STATUS',
  says: 'Answers with status 201 instead of 200.',
  reply: editAnswered(reply => withStatus(reply, 201)),
}
