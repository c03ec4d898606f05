import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's section "Request". */
export const requestClauses = {
  'REQUEST-JSON': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'A request is a JSON object sent with Content-Type: application/json.',
    unseen: CLIENT,
  },
  'REQUEST-PROTOCOL': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'A request carries protocol, the integer 1.',
    unseen: CLIENT,
  },
  'REQUEST-STATE': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'state is a string and never empty.',
    unseen: CLIENT,
  },
  'REQUEST-QUESTIONS': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'questions is an object with one or more questions by key; the keys are of the client’s choosing.',
    unseen: CLIENT,
  },
  'REQUEST-QUESTIONS-MAX': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'A request carries at most 8 questions.',
    unseen: CLIENT,
  },
  'REQUEST-ONE-TEXT': {
    level: 'MUST',
    binds: 'client',
    section: 'Request',
    text: 'All questions the client has about one text travel in one request.',
    unseen: CLIENT,
  },
  'REQUEST-SMALLEST': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'protocol, state and questions are all a request needs; a server answers it without model or any other field.',
  },
  'REQUEST-PROTOCOL-IGNORED': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'A server with only one version ignores protocol in the request, whatever it holds, and answers.',
  },
  'REQUEST-UNKNOWN-FIELDS': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'Request fields the server does not know are ignored, wherever they stand.',
  },
  'REQUEST-STATE-LENGTHS': {
    level: 'MUST',
    binds: 'server',
    section: 'What a decider receives',
    text: 'A state of any length the client sends, from one character to 6,000, is answered.',
  },
  'REQUEST-STATE-TEXT': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'state is any text: several lines, control characters, emoji and right-to-left script are answered like any other.',
  },
  'REQUEST-QUESTIONS-TOGETHER': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'From 1 to 8 questions about one text, of any mix of types, are answered in one response.',
  },
  'REQUEST-REFUSED': {
    level: 'MUST',
    binds: 'server',
    section: 'Errors and time',
    text: 'A request that breaks the protocol is refused with a 4xx status: never answered, never a 5xx, never left without a reply.',
  },
  'REQUEST-LIMITS-REFUSED': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Request',
    text: 'A request outside the page’s own limits that the API it adopts would still take (an empty or structured state, missing or structured instructions, one option, one level, more than ten levels) is refused with a 4xx status.',
  },
  'REQUEST-REFUSAL-HARMLESS': {
    level: 'MUST',
    binds: 'server',
    section: 'Errors and time',
    text: 'No request, however malformed, makes the server fail (5xx, a broken connection, silence), and the server still answers after it.',
  },
  'QUESTION-UNKNOWN-TYPE': {
    level: 'MUST',
    binds: 'server',
    section: 'Versions',
    text: 'A question of a type the server does not know is refused with a 4xx status or left out as unknown; it is never answered with something invented.',
  },
  'NOUL-CRITERIA-OPTIONAL': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'A noul question is answered without criteria and with criteria that say what true and what false mean.',
  },
  'NOUL-CRITERIA-ONE-SIDED': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Request',
    text: 'A noul question whose criteria describe only one of the two answers is answered.',
  },
  'CHOICE-OPTIONS': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'A choice question names its options in criteria, with a description each, and is answered for 2 options and more.',
  },
  'CHOICE-MANY-OPTIONS': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Request',
    text: 'The page names no greatest number of options: 26, 27, 64 and 255 options are answered.',
  },
  'SCORE-LEVELS': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'A score question lists 2 to 10 levels in criteria, lowest first, and is answered for every such number.',
  },
} as const satisfies Record<string, Clause>
