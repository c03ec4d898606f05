import type { Mutant } from '../../../mutant.ts'
import { readTokenFrom } from '../token.ts'

/** Takes the second word of the header. */
export const authAnyScheme: Mutant = {
  id: 'auth-any-scheme',
  breaks: 'AUTH-HEADER-ONLY',
  says: 'Answers a request with the token under another scheme.',
  reply: readTokenFrom(({ headers }) => headers['authorization']?.split(' ')[1]),
}
