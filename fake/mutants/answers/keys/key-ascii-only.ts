import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const keyAsciiOnly: Mutant = {
  id: 'key-ascii-only',
  breaks: 'ANSWER-KEYS',
  says: 'Replaces what is not ASCII in a key by question marks.',
  reply: editBody(body => renameKeys(body, key => key.replace(/[^ -~\n\t]/gu, '?'))),
}
