import type { Mutant } from '../../../mutant.ts'
import { editBody, objectAt } from '../../edit.ts'

export const typeSwapped: Mutant = {
  id: 'type-swapped',
  breaks: 'ANSWER-TYPE',
  says: 'Gives each question the answer of the next one.',
  reply: editBody(body => {
    const entries = Object.entries(objectAt(body, 'answers'))
    const turned = entries.map(([key], index) => [key, entries.at(index - 1)?.[1]])
    return { ...body, answers: Object.fromEntries(turned) }
  }),
}
