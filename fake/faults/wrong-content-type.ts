import type { ReplyFault } from '../fault.ts'

/** Calls its JSON something else. */
export const wrongContentType: ReplyFault = {
  id: 'wrong-content-type',
  says: 'Sends the answer as text/html.',
  at: 'reply',
  edit: reply => ({ ...reply, headers: { ...reply.headers, 'content-type': 'text/html' } }),
}
