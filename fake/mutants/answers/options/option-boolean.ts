import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionBoolean: Mutant = {
  id: 'option-boolean',
  breaks: 'CHOICE-OPTION',
  says: 'Gives the options true and false as booleans.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: ['true', 'false'].includes(String(answer['choice']))
      ? answer['choice'] === 'true'
      : answer['choice'],
  })),
}
