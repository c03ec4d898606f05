import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf, objectAt } from '../../edit.ts'

export const choiceDescription: Mutant = {
  id: 'choice-description',
  breaks: 'CHOICE-OPTION',
  says: 'Gives the description of the option.',
  reply: editAnswersOf('choice', (answer, question) => ({
    ...answer,
    choice: objectAt(question, 'criteria')[String(answer['choice'])],
  })),
}
