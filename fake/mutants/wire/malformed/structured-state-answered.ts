import type { Mutant } from '../../../mutant.ts'
import { answerRepaired } from '../repair.ts'

/** Writes a state that is no text as JSON into the prompt. */
export const structuredStateAnswered: Mutant = {
  id: 'structured-state-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers questions about a state that is no string.',
  reply: answerRepaired(asked =>
    'state' in asked && typeof asked['state'] !== 'string'
      ? { ...asked, state: JSON.stringify(asked['state']) }
      : undefined,
  ),
}
