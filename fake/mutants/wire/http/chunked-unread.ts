import type { Mutant } from '../../../mutant.ts'
import { answerAsIf } from '../../edit.ts'

/** Reads as many bytes as Content-Length says, which is not there. */
export const chunkedUnread: Mutant = {
  id: 'chunked-unread',
  breaks: 'HTTP-CHUNKED-REQUEST',
  says: 'Takes a request in chunks for an empty one.',
  reply: answerAsIf(request =>
    request.headers['transfer-encoding'] === 'chunked'
      ? { ...request, body: Buffer.alloc(0) }
      : request,
  ),
}
