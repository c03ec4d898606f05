import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf, type JsonObject, objectAt } from '../../edit.ts'

const ranked = (answer: JsonObject): readonly string[] =>
  Object.entries(objectAt(answer, 'probabilities'))
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .map(([option]) => option)

export const argmaxLowest: Mutant = {
  id: 'argmax-lowest',
  breaks: 'CHOICE-ARGMAX',
  says: 'Picks the option with the lowest probability.',
  reply: editAnswersOf('choice', answer => ({ ...answer, choice: ranked(answer).at(-1) })),
}
