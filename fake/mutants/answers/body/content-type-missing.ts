import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader } from '../../edit.ts'

export const contentTypeMissing: Mutant = {
  id: 'content-type-missing',
  breaks: 'RESPONSE-CONTENT-TYPE',
  says: 'Does not say what the body is.',
  reply: editAnswered(reply => withHeader(reply, 'content-type', undefined)),
}
