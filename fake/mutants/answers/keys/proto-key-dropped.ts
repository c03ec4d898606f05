import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const protoKeyDropped: Mutant = {
  id: 'proto-key-dropped',
  breaks: 'ANSWER-KEYS',
  says: 'Loses an answer under the key __proto__.',
  reply: editBody(body => renameKeys(body, key => (key === '__proto__' ? undefined : key))),
}
