import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const constructorKeyDropped: Mutant = {
  id: 'constructor-key-dropped',
  breaks: 'ANSWER-KEYS',
  says: 'Takes a key named like an inherited property for one it has already.',
  reply: editBody(body =>
    renameKeys(body, key => (key !== '__proto__' && key in {} ? undefined : key)),
  ),
}
