import type { ReplyFault } from '../fault.ts'
import { withFirstNumber } from './json-text.ts'

/** Sends a number that is none. */
export const nan: ReplyFault = {
  id: 'nan',
  says: 'Puts NaN in place of the first number of the answers.',
  at: 'reply',
  edit: reply => ({ ...reply, body: withFirstNumber(reply.body, 'NaN') }),
}
