import type { ReplyFault } from '../fault.ts'

/** Answers twice in one body. */
export const twoDocuments: ReplyFault = {
  id: 'two-documents',
  says: 'Sends the JSON text twice in one body, with a line end between.',
  at: 'reply',
  edit: reply => ({
    ...reply,
    body: Buffer.concat([reply.body, Buffer.from('\n'), reply.body]),
  }),
}
