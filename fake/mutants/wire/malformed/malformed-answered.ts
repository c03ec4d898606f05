import type { Mutant } from '../../../mutant.ts'
import { answerPlainly } from '../repair.ts'

/** Answers by the model’s mood, whatever came. */
export const malformedAnswered: Mutant = {
  id: 'malformed-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers every request it ought to refuse as if a plain one had been sent.',
  reply: answerPlainly(() => true),
}
