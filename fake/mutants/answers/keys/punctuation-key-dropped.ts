import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const punctuationKeyDropped: Mutant = {
  id: 'punctuation-key-dropped',
  breaks: 'ANSWER-KEYS',
  says: 'Loses keys that begin with a sign.',
  reply: editBody(body => renameKeys(body, key => (/^[$#@*]/.test(key) ? undefined : key))),
}
