import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyLowercased: Mutant = {
  id: 'key-lowercased',
  breaks: 'ANSWER-KEYS',
  says: 'Writes the keys of its answers in lower case.',
  reply: editBody(body => renameKeys(body, key => key.toLowerCase())),
}
