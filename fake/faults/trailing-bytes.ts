import type { ReplyFault } from '../fault.ts'

/** Goes on after the JSON. */
export const trailingBytes: ReplyFault = {
  id: 'trailing-bytes',
  says: 'Appends bytes that are no JSON to the body, inside its length.',
  at: 'reply',
  edit: reply => ({ ...reply, body: Buffer.concat([reply.body, Buffer.from('\n}trailing')]) }),
}
