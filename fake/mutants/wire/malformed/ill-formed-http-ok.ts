import type { Mutant } from '../../../mutant.ts'
import { answerClientErrors } from '../intercept.ts'

/** A parser that lets anything pass. */
export const illFormedHttpOk: Mutant = {
  id: 'ill-formed-http-ok',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers ill-formed HTTP with 200.',
  server(server) {
    answerClientErrors(server, 'HTTP/1.1 200 OK')
  },
}
