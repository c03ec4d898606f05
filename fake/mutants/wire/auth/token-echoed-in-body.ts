import type { Mutant } from '../../../mutant.ts'
import { editWhen, withBody } from '../../edit.ts'

/** Prints the request into its error page. */
export const tokenEchoedInBody: Mutant = {
  id: 'token-echoed-in-body',
  breaks: 'AUTH-NO-ECHO',
  says: 'Quotes the headers of the request in a refusal.',
  reply: editWhen(
    reply => reply.status >= 400,
    (reply, { headers }) => withBody(reply, { detail: headers['authorization'] }),
  ),
}
