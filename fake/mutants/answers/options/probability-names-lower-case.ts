import type { Mutant } from '../../../mutant.ts'
import { renameProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilityNamesLowerCase: Mutant = {
  id: 'probability-names-lower-case',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Brings the options into lower case in probabilities alone.',
  reply: editAnswersOf('choice', answer => renameProbabilities(answer, name => name.toLowerCase())),
}
