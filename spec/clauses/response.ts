import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's sections "Response" and "Versions". */
export const responseClauses = {
  'RESPONSE-STATUS': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'An answer has status 200; any other status, 201 and 204 included, is no answer.',
  },
  'RESPONSE-JSON': {
    level: 'MUST',
    binds: 'server',
    section: 'Errors and time',
    text: 'The body is readable: one JSON text and nothing else, in UTF-8.',
  },
  'RESPONSE-BYTES': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 8259 section 8.1',
    text: 'The body has no byte order mark, no invalid UTF-8, no NaN or Infinity, no number beyond a double and no bytes after the JSON text.',
  },
  'RESPONSE-UNIQUE-KEYS': {
    level: 'MUST',
    binds: 'server',
    section: 'RFC 8259 section 4',
    text: 'No object of the body has the same key twice, so that every client reads the same answer.',
  },
  'RESPONSE-CONTENT-TYPE': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 8.3',
    text: 'The body is announced as application/json.',
  },
  'RESPONSE-ANSWERS': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'The body is an object whose answers is an object at its top level.',
  },
  'RESPONSE-MODEL': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'model names the model that answered, as a string.',
  },
  'RESPONSE-OPTIONAL-FIELDS': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'latency_ms and usage are optional; the client ignores them and measures time itself.',
    unseen: CLIENT,
  },
  'VERSION-REPLY': {
    level: 'MUST',
    binds: 'server',
    section: 'Versions',
    text: 'protocol in a response is the integer 1 or absent.',
  },
  'VERSION-ABSENT': {
    level: 'MUST',
    binds: 'client',
    section: 'Versions',
    text: 'A response without protocol is version 1.',
    unseen: CLIENT,
  },
  'VERSION-OTHER': {
    level: 'MUST',
    binds: 'client',
    section: 'Versions',
    text: 'A response of any other version is no answer, and the status commands name both versions.',
    unseen: CLIENT,
  },
  'VERSION-STABLE': {
    level: 'INFO',
    binds: 'server',
    section: 'Versions',
    text: 'An optional field, question type or endpoint more leaves the version as it is; changing or removing anything raises it.',
    unseen: 'It speaks of how the protocol changes over time, not of an exchange.',
  },
} as const satisfies Record<string, Clause>
