import type { Mutant } from '../../../mutant.ts'
import { readTokenFrom } from '../token.ts'

/** Takes the token from the query too, where logs keep it. */
export const authQuery: Mutant = {
  id: 'auth-query',
  breaks: 'AUTH-HEADER-ONLY',
  says: 'Answers a request with the token in the query.',
  reply: readTokenFrom(({ query }) => new URLSearchParams(query).get('access_token') ?? undefined),
}
