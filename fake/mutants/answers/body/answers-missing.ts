import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const answersMissing: Mutant = {
  id: 'answers-missing',
  breaks: 'RESPONSE-ANSWERS',
  says: 'Names the answers results.',
  reply: editBody(({ answers, ...others }) => ({ ...others, results: answers })),
}
