import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const longInstructions422: Mutant = {
  id: 'long-instructions-422',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Refuses instructions of more than 500 characters.',
  reply: refuseWhen(
    request => asksOne(request, ({ instructions }) => String(instructions).length > 500),
    422,
  ),
}
