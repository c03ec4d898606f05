import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { failOnCriteria } from '../repair.ts'

/** Takes the largest of no probabilities. */
export const choiceEmpty500: Mutant = {
  id: 'choice-empty-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a choice without options.',
  reply: failOnCriteria(
    'choice',
    criteria => isObject(criteria) && Object.keys(criteria).length === 0,
  ),
}
