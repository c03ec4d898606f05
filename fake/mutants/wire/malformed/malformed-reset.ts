import { resetBeforeHeaders } from '../../../faults/reset-before-headers.ts'
import type { Mutant } from '../../../mutant.ts'
import { editRefused, withDelivery } from '../../edit.ts'

/** A worker that crashes and takes its connections along. */
export const malformedReset: Mutant = {
  id: 'malformed-reset',
  breaks: 'REQUEST-REFUSED',
  says: 'Resets the connection of a request it ought to refuse.',
  reply: editRefused(reply => withDelivery(reply, resetBeforeHeaders)),
}
