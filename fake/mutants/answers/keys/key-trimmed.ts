import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyTrimmed: Mutant = {
  id: 'key-trimmed',
  breaks: 'ANSWER-KEYS',
  says: 'Trims the keys of its answers.',
  reply: editBody(body => renameKeys(body, key => key.trim())),
}
