import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keySlashesCut: Mutant = {
  id: 'key-slashes-cut',
  breaks: 'ANSWER-KEYS',
  says: 'Takes a key for a path and keeps its last part.',
  reply: editBody(body => renameKeys(body, key => key.split('/').at(-1))),
}
