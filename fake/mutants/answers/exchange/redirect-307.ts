import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader, withStatus } from '../../edit.ts'

export const redirect307: Mutant = {
  id: 'redirect-307',
  breaks: 'HTTP-NO-REDIRECT',
  says: 'Sends questions on to the same path with a slash at its end.',
  reply: editAnswered(reply => withHeader(withStatus(reply, 307), 'location', '/v1/systemone/')),
}
