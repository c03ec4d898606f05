import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's section "Authentication". */
export const authenticationClauses = {
  'AUTH-HEADER': {
    level: 'MUST',
    binds: 'client',
    section: 'Authentication',
    text: 'With a token set, every request carries it as Authorization: Bearer.',
    unseen: CLIENT,
  },
  'AUTH-TOKEN-SECRET': {
    level: 'MUST',
    binds: 'client',
    section: 'Authentication',
    text: 'The token is written to no log, no database and no process arguments.',
    unseen: CLIENT,
  },
  'AUTH-ACCEPTED': {
    level: 'MUST',
    binds: 'server',
    section: 'Authentication',
    text: 'A request with the right bearer token is answered.',
  },
  'AUTH-REFUSED': {
    level: 'MUST',
    binds: 'server',
    section: 'Errors and time',
    text: 'A server that needs a token answers a request without it, or with another, with 401 or 403.',
  },
  'AUTH-HEADER-ONLY': {
    level: 'MUST',
    binds: 'server',
    section: 'Authentication',
    text: 'The token counts in the Authorization header with the Bearer scheme alone, not in the query and not under another scheme.',
  },
  'AUTH-SCHEME-CASE': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 11.1',
    text: 'The name of the scheme is matched without regard to case.',
  },
  'AUTH-CHALLENGE': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 11.6.1',
    text: 'A 401 says in WWW-Authenticate which scheme it wants.',
  },
  'AUTH-NO-ECHO': {
    level: 'MUST',
    binds: 'server',
    section: 'Authentication',
    text: 'No response, refusals included, contains the token that was sent.',
  },
  'AUTH-UNNEEDED': {
    level: 'MUST',
    binds: 'server',
    section: 'Authentication',
    text: 'A server that needs no token answers a request that carries one.',
  },
  'AUTH-LOCAL': {
    level: 'INFO',
    binds: 'server',
    section: 'Authentication',
    text: 'The local reference service listens on 127.0.0.1 only and needs no token.',
    unseen:
      'It describes one service on the user’s own machine; a request to it cannot show which addresses it listens on.',
  },
} as const satisfies Record<string, Clause>
