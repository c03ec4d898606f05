import type { ReplyFault } from '../fault.ts'

/** Succeeds with nothing. */
export const empty200: ReplyFault = {
  id: 'empty-200',
  says: 'Keeps status and content type and sends a body of 0 bytes.',
  at: 'reply',
  edit: reply => ({ ...reply, body: Buffer.alloc(0) }),
}
