import type { Mutant } from '../../../mutant.ts'
import { answerRepaired } from '../repair.ts'

/** Loops over keys, and an array has some. */
export const questionsArrayAnswered: Mutant = {
  id: 'questions-array-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers questions given as an array, under their positions.',
  reply: answerRepaired(asked =>
    Array.isArray(asked['questions'])
      ? { ...asked, questions: { ...asked['questions'] } }
      : undefined,
  ),
}
