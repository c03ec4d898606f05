import type { Mutant } from '../../../mutant.ts'
import { answerRepaired } from '../repair.ts'

/** strands-decider takes an empty text. */
export const emptyStateAnswered: Mutant = {
  id: 'empty-state-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers questions about an empty state.',
  reply: answerRepaired(asked =>
    asked['state'] === '' ? { ...asked, state: 'empty' } : undefined,
  ),
}
