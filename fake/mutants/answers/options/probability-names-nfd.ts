import type { Mutant } from '../../../mutant.ts'
import { renameProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilityNamesNfd: Mutant = {
  id: 'probability-names-nfd',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Brings the options into Unicode normal form D in probabilities alone.',
  reply: editAnswersOf('choice', answer =>
    renameProbabilities(answer, name => name.normalize('NFD')),
  ),
}
