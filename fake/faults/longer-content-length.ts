import { parameterOf, type ReplyFault } from '../fault.ts'
import { announce } from './announce.ts'

/** Announces more than it sends. */
export const longerContentLength: ReplyFault = {
  id: 'longer-content-length',
  says: 'Announces a longer body than it sends, and keeps the connection open.',
  parameters: {
    bytes: {
      says: 'how many bytes more are announced than sent',
      least: 1,
      most: 1073741824,
      default: 10,
    },
  },
  at: 'reply',
  edit: (reply, values) => announce(reply, reply.body.length + parameterOf(values, 'bytes')),
}
