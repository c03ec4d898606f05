import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const severalProtocol2: Mutant = {
  id: 'several-protocol-2',
  breaks: 'VERSION-REPLY',
  says: 'Speaks protocol 2 where it answers several questions.',
  reply: editBody((body, request) =>
    countQuestions(request) > 1 ? { protocol: 2, ...body } : body,
  ),
}
