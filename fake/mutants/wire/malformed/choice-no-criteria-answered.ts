import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Offers options of its own. */
export const choiceNoCriteriaAnswered: Mutant = {
  id: 'choice-no-criteria-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a choice without criteria with an option of its own.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'choice' && question['criteria'] === undefined
      ? { ...question, criteria: { yes: 'Yes.', no: 'No.' } }
      : question,
  ),
}
