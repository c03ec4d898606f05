import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyDigitsDropped: Mutant = {
  id: 'key-digits-dropped',
  breaks: 'ANSWER-KEYS',
  says: 'Leaves out the answer under a key of digits.',
  reply: editBody(body => renameKeys(body, key => (/^\d+$/.test(key) ? undefined : key))),
}
