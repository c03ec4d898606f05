import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's sections "Endpoints" and of the HTTP both endpoints stand on. */
export const endpointClauses = {
  'ENDPOINT-SYSTEMONE': {
    level: 'MUST',
    binds: 'server',
    section: 'Endpoints',
    text: 'POST /v1/systemone under the base URL answers the questions about one text.',
  },
  'ENDPOINT-METHODS': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 15.5.6',
    text: 'A method that /v1/systemone does not have is refused with a 4xx status, never answered with 200 or 5xx.',
  },
  'ENDPOINT-BASE-URL': {
    level: 'MUST',
    binds: 'client',
    section: 'Endpoints',
    text: 'The decider is reached under its base URL; a path in the base URL is kept in front of /v1/systemone.',
    unseen: CLIENT,
  },
  'ENDPOINT-HEALTH-CALLERS': {
    level: 'MUST',
    binds: 'client',
    section: 'Endpoints',
    text: 'Health is asked by the status, doctor and start-up commands and before an embedding is written, never during a loop.',
    unseen: CLIENT,
  },
  'ENDPOINT-FIRST-QUESTION': {
    level: 'INFO',
    binds: 'client',
    section: 'Endpoints',
    text: 'During a loop a decider that is down is found out by the first question put to it.',
    unseen: CLIENT,
  },
  'HTTP-NO-REDIRECT': {
    level: 'MUST',
    binds: 'server',
    section: 'Errors and time',
    text: 'The answer comes from the URL that was asked; a redirect is not a 200 and therefore no answer.',
  },
  'HTTP-FRAMING': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 9112 section 6.3',
    text: 'The response is complete and its length is framed truthfully: as many bytes as announced, then nothing.',
  },
  'HTTP-KEEP-ALIVE': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 9112 section 9.3',
    text: 'A connection kept open after a response, an error included, answers the next request on it correctly.',
  },
  'HTTP-EXPECT': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 9110 section 10.1.1',
    text: 'A request with Expect: 100-continue is answered with 100 or a final status, so that the client is not left waiting.',
  },
  'HTTP-CHUNKED-REQUEST': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 9112 section 7.1',
    text: 'A request body in chunked transfer coding is read like one with a length.',
  },
  'HTTP-CONTENT-CODING': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 9110 section 8.4',
    text: 'The response is coded only in a coding the request accepts, and Content-Encoding names the coding truthfully.',
  },
} as const satisfies Record<string, Clause>
