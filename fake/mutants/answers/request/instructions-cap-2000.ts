import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const instructionsCap2000: Mutant = {
  id: 'instructions-cap-2000',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Refuses instructions of more than 2,000 characters.',
  reply: refuseWhen(
    request => asksOne(request, ({ instructions }) => String(instructions).length > 2000),
    422,
  ),
}
