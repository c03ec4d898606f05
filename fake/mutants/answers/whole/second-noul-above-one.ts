import type { Mutant } from '../../../mutant.ts'
import { isFirst } from '../../asked.ts'
import { editAnswers } from '../../edit.ts'

export const secondNoulAboveOne: Mutant = {
  id: 'second-noul-above-one',
  breaks: 'NOUL-RANGE',
  says: 'Gives a noul above 1 where it is not the first question.',
  reply: editAnswers((answer, key, _, request) =>
    isFirst(request, key) || answer['type'] !== 'noul' ? answer : { ...answer, noul: 1.5 },
  ),
}
