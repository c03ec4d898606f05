import type { ReplyFault } from '../fault.ts'
import { withSecondFirst } from './second-answer.ts'

/** Answers the same key twice. */
export const duplicateKeys: ReplyFault = {
  id: 'duplicate-keys',
  says: 'Gives the first key of the answers a second time, with another answer: noul and confidence turned into 1 minus themselves.',
  at: 'reply',
  edit: reply => ({ ...reply, body: withSecondFirst(reply.body) }),
}
