import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const reservedKey500: Mutant = {
  id: 'reserved-key-500',
  breaks: 'ANSWER-KEYS',
  says: 'Fails on a key named like a field of a response.',
  reply: refuseWhen(
    request => asksOne(request, (_, key) => ['answers', 'model'].includes(key)),
    500,
  ),
}
