import type { Mutant } from '../../../mutant.ts'

/** Compares as many letters as the right token has. */
export const authPrefixAccepted: Mutant = {
  id: 'auth-prefix-accepted',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request whose token begins with the right one.',
  reply(request, conforming) {
    const whole = request.headers['authorization'] ?? ''
    const cut = { ...request.headers, authorization: whole.slice(0, -1) }
    const reply = conforming(request)
    return reply.status === 401 ? conforming({ ...request, headers: cut }) : reply
  },
}
