import type { Mutant } from '../../../mutant.ts'
import { editWhen, withStatus } from '../../edit.ts'

/** A route that has one handler and no default. */
export const method500: Mutant = {
  id: 'method-500',
  breaks: 'ENDPOINT-METHODS',
  says: 'Fails with 500 on a method it does not have.',
  reply: editWhen(
    (reply, { path }) => reply.status === 405 && path === '/v1/systemone',
    reply => withStatus(reply, 500),
  ),
}
