import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceIndex: Mutant = {
  id: 'choice-index',
  breaks: 'CHOICE-OPTION',
  says: 'Gives the number of the option.',
  reply: editAnswersOf('choice', (answer, question) => ({
    ...answer,
    choice: outcomesOf(question).indexOf(String(answer['choice'])),
  })),
}
