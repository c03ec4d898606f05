import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyCutAt64: Mutant = {
  id: 'key-cut-at-64',
  breaks: 'ANSWER-KEYS',
  says: 'Cuts keys after 64 characters.',
  reply: editBody(body => renameKeys(body, key => key.slice(0, 64))),
}
