import type { ReplyFault } from '../fault.ts'

/** Succeeds without content. */
export const empty204: ReplyFault = {
  id: 'empty-204',
  says: 'Answers 204 without a body or a content type.',
  at: 'reply',
  edit: ({ headers: { 'content-type': _gone, ...headers } }) => ({
    status: 204,
    headers,
    body: Buffer.alloc(0),
  }),
}
