import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader, withStatus } from '../../edit.ts'

export const redirect302: Mutant = {
  id: 'redirect-302',
  breaks: 'HTTP-NO-REDIRECT',
  says: 'Sends questions on to a page to log in.',
  reply: editAnswered(reply => withHeader(withStatus(reply, 302), 'location', '/login')),
}
