import type { Mutant } from '../../../mutant.ts'
import { readTokenFrom } from '../token.ts'

/** Takes the last word of the header. */
export const authNoScheme: Mutant = {
  id: 'auth-no-scheme',
  breaks: 'AUTH-HEADER-ONLY',
  says: 'Answers a request with the token and no scheme.',
  reply: readTokenFrom(({ headers }) => {
    const value = headers['authorization']
    return value?.includes(' ') ? undefined : value
  }),
}
