import type { Mutant } from '../../../mutant.ts'
import { answerAsIf } from '../../edit.ts'

/** Python’s json module, which takes NaN, and a check for None alone. */
export const nanAccepted: Mutant = {
  id: 'nan-accepted',
  breaks: 'REQUEST-REFUSED',
  says: 'Takes NaN for a state.',
  reply: answerAsIf(request => ({
    ...request,
    body: Buffer.from(
      request.body.toString('latin1').replace('"state":NaN', '"state":"nan"'),
      'latin1',
    ),
  })),
}
