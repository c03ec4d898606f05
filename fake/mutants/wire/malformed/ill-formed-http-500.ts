import type { Mutant } from '../../../mutant.ts'
import { answerClientErrors } from '../intercept.ts'

/** Takes a broken request for a broken server. */
export const illFormedHttp500: Mutant = {
  id: 'ill-formed-http-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Answers ill-formed HTTP with 500.',
  server(server) {
    answerClientErrors(server, 'HTTP/1.1 500 Internal Server Error')
  },
}
