import type { Mutant } from '../../../mutant.ts'
import { failOnCriteria } from '../repair.ts'

/** Looks up the keys of a string. */
export const choiceText500: Mutant = {
  id: 'choice-text-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a choice whose criteria are a string.',
  reply: failOnCriteria('choice', criteria => typeof criteria === 'string'),
}
