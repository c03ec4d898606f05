import type { Mutant } from '../../../mutant.ts'
import { editAnswers } from '../../edit.ts'

export const typeMissing: Mutant = {
  id: 'type-missing',
  breaks: 'ANSWER-TYPE',
  says: 'Leaves type out of its answers.',
  reply: editAnswers(({ type: _left, ...answer }) => answer),
}
