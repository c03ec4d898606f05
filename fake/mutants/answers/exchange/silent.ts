import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withDelivery } from '../../edit.ts'

export const silent: Mutant = {
  id: 'silent',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Takes a question and never answers.',
  reply: editAnswered(reply => withDelivery(reply, neverAnswer)),
}
