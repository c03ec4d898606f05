import type { Mutant } from '../../../mutant.ts'
import { failOnCriteria } from '../repair.ts'

/** Takes the last of no levels. */
export const scoreEmpty500: Mutant = {
  id: 'score-empty-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a score without levels.',
  reply: failOnCriteria('score', criteria => Array.isArray(criteria) && criteria.length === 0),
}
