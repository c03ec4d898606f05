import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const percentKeyDecoded: Mutant = {
  id: 'percent-key-decoded',
  breaks: 'ANSWER-KEYS',
  says: 'Decodes keys as parts of a URL are.',
  reply: editBody(body => renameKeys(body, key => key.replaceAll('%25', '%'))),
}
