import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf, type JsonObject, objectAt } from '../../edit.ts'

const ranked = (answer: JsonObject): readonly string[] =>
  Object.entries(objectAt(answer, 'probabilities'))
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .map(([option]) => option)

export const argmaxSecond: Mutant = {
  id: 'argmax-second',
  breaks: 'CHOICE-ARGMAX',
  says: 'Picks the option with the second highest probability.',
  reply: editAnswersOf('choice', answer => ({ ...answer, choice: ranked(answer)[1] })),
}
