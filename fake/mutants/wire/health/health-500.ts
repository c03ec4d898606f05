import type { Mutant } from '../../../mutant.ts'
import { editHealth, refuse } from '../../edit.ts'

/** Reads the clock of a device that is not there. */
export const health500: Mutant = {
  id: 'health-500',
  breaks: 'HEALTH-LOADED',
  says: 'Answers /health with 500 while it answers questions.',
  reply: editHealth(() => refuse(500, 'internal error')),
}
