import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Says 100 for a body that somebody else then reads. */
export const expectContinueThen400: Mutant = {
  id: 'expect-continue-then-400',
  breaks: 'HTTP-EXPECT',
  says: 'Asks for the body with 100 and refuses the request all the same.',
  reply: refuseWhen(({ headers }) => headers['expect'] !== undefined, 400),
}
