import type { Mutant } from '../../../mutant.ts'
import { editHealth, refuse } from '../../edit.ts'

/** Guards /health with another token than the questions. */
export const health401: Mutant = {
  id: 'health-401',
  breaks: 'HEALTH-LOADED',
  says: 'Answers /health with 401 although the right token was sent.',
  reply: editHealth(() => refuse(401, 'unauthorized')),
}
