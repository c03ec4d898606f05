import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes } from '../../edit.ts'

export const bodyHtml: Mutant = {
  id: 'body-html',
  breaks: 'RESPONSE-JSON',
  says: 'Answers 200 with a web page.',
  reply: editAnswered(reply => withBytes(reply, '<!doctype html><title>Bad gateway</title>')),
}
