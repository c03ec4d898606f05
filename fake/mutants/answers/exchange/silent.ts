import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withEnding } from '../../edit.ts'

export const silent: Mutant = {
  id: 'silent',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Takes a question and never answers.',
  reply: editAnswered(reply => withEnding(reply, 'silence')),
}
