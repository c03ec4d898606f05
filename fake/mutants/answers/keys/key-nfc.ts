import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyNfc: Mutant = {
  id: 'key-nfc',
  breaks: 'ANSWER-KEYS',
  says: 'Brings the keys of its answers into Unicode normal form C.',
  reply: editBody(body => renameKeys(body, key => key.normalize('NFC'))),
}
