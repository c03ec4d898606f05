import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's section "Health". */
export const healthClauses = {
  'HEALTH-OPTIONAL': {
    level: 'MUST',
    binds: 'server',
    section: 'Health',
    text: 'GET /health is optional; a server without it answers 404 or 405 there.',
  },
  'HEALTH-STATUS': {
    level: 'MUST',
    binds: 'server',
    section: 'Health',
    text: 'A 200 from /health carries a JSON object with status.',
  },
  'HEALTH-STATUS-OK': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Health',
    text: 'status is the word ok once the model is loaded, the only value the page shows and the one its client looks for.',
  },
  'HEALTH-LOADED': {
    level: 'MUST',
    binds: 'server',
    section: 'Health',
    text: 'A server that has /health and answers questions answers it with 200: the model is loaded.',
  },
  'HEALTH-PROBE': {
    level: 'MUST',
    binds: 'server',
    section: 'Health',
    text: 'Where /health is 404 or 405 the smallest real request, one noul about a fixed text, is answered with 200 and an answers object within 2,000 ms.',
  },
  'HEALTH-HEAD': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 9.3.2',
    text: 'HEAD /health has the status of GET /health, or is refused with a 4xx or 501, and has no body.',
  },
  'HEALTH-POST': {
    level: 'SHOULD',
    binds: 'server',
    section: 'RFC 9110 section 15.5.6',
    text: 'POST /health is refused with a 4xx status or answered like GET; it never fails the server.',
  },
  'HEALTH-CLIENT-PROBE': {
    level: 'MUST',
    binds: 'client',
    section: 'Health',
    text: 'The client probes with one question on 404 or 405 only, with the token and 2,000 ms of its own outside any loop’s budget, taking its turn at the local service.',
    unseen: CLIENT,
  },
  'HEALTH-CLIENT-OTHER': {
    level: 'MUST',
    binds: 'client',
    section: 'Health',
    text: 'Anything else from /health, a 503 while the model loads or no connection, is not healthy and nothing is probed.',
    unseen: CLIENT,
  },
  'HEALTH-CLIENT-ANSWER': {
    level: 'MUST',
    binds: 'client',
    section: 'Health',
    text: 'A probe answered with 200 and an answers object is healthy whatever the answer.',
    unseen: CLIENT,
  },
} as const satisfies Record<string, Clause>
