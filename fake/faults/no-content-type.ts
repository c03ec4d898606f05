import type { ReplyFault } from '../fault.ts'

/** Does not say what it sends. */
export const noContentType: ReplyFault = {
  id: 'no-content-type',
  says: 'Sends the answer without a content type.',
  at: 'reply',
  edit: ({ headers: { 'content-type': _gone, ...headers }, ...reply }) => ({ ...reply, headers }),
}
