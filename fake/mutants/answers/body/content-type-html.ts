import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader } from '../../edit.ts'

export const contentTypeHtml: Mutant = {
  id: 'content-type-html',
  breaks: 'RESPONSE-CONTENT-TYPE',
  says: 'Announces the JSON body as a web page.',
  reply: editAnswered(reply => withHeader(reply, 'content-type', 'text/html')),
}
