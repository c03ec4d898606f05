import type { Mutant } from '../../../mutant.ts'
import { failOnCriteria } from '../repair.ts'

/** Rates on the letters of a word. */
export const scoreText500: Mutant = {
  id: 'score-text-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a score whose criteria are a string.',
  reply: failOnCriteria('score', criteria => typeof criteria === 'string'),
}
