import type { Mutant } from '../../../mutant.ts'
import { answerRepaired } from '../repair.ts'

/** Defaults to an empty text. */
export const noStateAnswered: Mutant = {
  id: 'no-state-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a request without state.',
  reply: answerRepaired(asked => ('state' in asked ? undefined : { state: 'none', ...asked })),
}
