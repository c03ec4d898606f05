import type { Clause } from '../clause.ts'
import { CLIENT, LATER_LOAD } from './unseen.ts'

const outcome = (text: string) =>
  ({ level: 'MUST', binds: 'client', section: 'Errors and time', text, unseen: CLIENT }) as const

/** Rules of the page's section "Errors and time". */
export const timeClauses = {
  'ERROR-NO-ANSWER': outcome('Anything but a 200 with a readable body is no answer.'),
  'ERROR-OPEN': outcome(
    'A loop without an answer goes on exactly as with the decider off; a decider never holds a run up.',
  ),
  'OUTCOME-UNREACHABLE': outcome('No connection is recorded as unreachable, silently.'),
  'OUTCOME-STARTING': outcome(
    'No connection to the local service while it loads its model is recorded as starting, silently.',
  ),
  'OUTCOME-TIMEOUT': outcome(
    'No full answer within the time left is recorded as timeout, silently.',
  ),
  'OUTCOME-BUDGET': outcome(
    'With the loop’s time used up nothing is sent; it is recorded as budget, silently.',
  ),
  'OUTCOME-BUSY': outcome(
    'When the local service answers other loops for longer than the wait allowed, nothing is sent; it is recorded as busy, silently.',
  ),
  'OUTCOME-AUTH': outcome('401 and 403 are recorded as auth, with a warning once per run.'),
  'OUTCOME-REJECTED': outcome('422 and every other 4xx are recorded as rejected, silently.'),
  'OUTCOME-SERVER': outcome('A 5xx is recorded as server, silently.'),
  'OUTCOME-INVALID': outcome(
    'Unreadable JSON, or a body without answers, is recorded as invalid, silently.',
  ),
  'OUTCOME-VERSION': outcome(
    'A protocol other than 1 is recorded as version, with a warning once per run.',
  ),
  'TIME-NO-RETRY': outcome('The client never retries within a loop.'),
  'TIME-BUDGET': outcome(
    'All calls one loop makes share 2,000 ms; each may take what is left, and calls after that are skipped as budget.',
  ),
  'TIME-TURNS': outcome(
    'Loops take turns at the local service: each waits at most 1,000 ms for its turn, out of its own budget.',
  ),
  'TIME-CONCURRENT': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Errors and time',
    text: 'A hosted decider answers concurrent requests, or queues them within the time each allows.',
    unseen: LATER_LOAD,
  },
  'TIME-LOCAL-SERIAL': {
    level: 'INFO',
    binds: 'server',
    section: 'Errors and time',
    text: 'The local reference service answers one request at a time.',
    unseen: LATER_LOAD,
  },
  'TIME-SECOND': {
    level: 'SHOULD',
    binds: 'server',
    section: 'Errors and time',
    text: 'One request is answered in well under a second.',
    unseen: LATER_LOAD,
  },
  'TIME-SLOW-SHADOW': outcome(
    'A local service whose median is above 1,000 ms may record but not act, and the doctor says why.',
  ),
} as const satisfies Record<string, Clause>
