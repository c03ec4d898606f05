import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyQuotesStripped: Mutant = {
  id: 'key-quotes-stripped',
  breaks: 'ANSWER-KEYS',
  says: 'Strips quotes and backslashes from keys.',
  reply: editBody(body => renameKeys(body, key => key.replace(/["\\]/g, ''))),
}
