import type { Mutant } from '../../../mutant.ts'
import { withBody } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Says which token it did not know. */
export const wrongTokenEchoed: Mutant = {
  id: 'wrong-token-echoed',
  breaks: 'AUTH-NO-ECHO',
  says: 'Quotes a wrong token in its 401.',
  reply: editUnauthorized((reply, { headers }) =>
    withBody(reply, { error: `unknown token ${headers['authorization']?.split(' ')[1]}` }),
  ),
}
