import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyNumberNormalised: Mutant = {
  id: 'key-number-normalised',
  breaks: 'ANSWER-KEYS',
  says: 'Takes a key of digits for a number.',
  reply: editBody(body => renameKeys(body, key => (/^\d+$/.test(key) ? String(Number(key)) : key))),
}
