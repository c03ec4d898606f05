import { parameterOf, type ReplyFault } from '../fault.ts'
import { announce } from './announce.ts'

/** Sends more than it announces. */
export const shorterContentLength: ReplyFault = {
  id: 'shorter-content-length',
  says: 'Announces a shorter body than it sends, so that its end looks like the start of the next answer.',
  parameters: {
    bytes: {
      says: 'how many bytes fewer are announced than sent; 0 is the least announced',
      least: 1,
      most: 1073741824,
      default: 10,
    },
  },
  at: 'reply',
  edit: (reply, values) =>
    announce(reply, Math.max(0, reply.body.length - parameterOf(values, 'bytes'))),
}
