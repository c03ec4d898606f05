import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

const client = (level: 'MUST' | 'INFO', section: string, text: string) =>
  ({ level, binds: 'client', section, text, unseen: CLIENT }) as const

const ASKS = 'The questions Chalk asks'
const RECEIVES = 'What a decider receives'

/** Rules of the page's sections "The questions Chalk asks", "What a decider receives" and "Testing a decider". */
export const questionClauses = {
  'STUCK-WHEN': client(
    'MUST',
    ASKS,
    'stuck, a noul, is asked when a loop failed with the verdict spinning or other, and not with the fingerprint rules off.',
  ),
  'STUCK-STATE': client(
    'MUST',
    ASKS,
    'The state of stuck holds the failing tests and first error of this loop and the one before and a diffstat between them, about 1,500 tokens at most.',
  ),
  'STUCK-CAPS': client(
    'MUST',
    RECEIVES,
    'The state of stuck names up to 20 failing tests with the first line of each error and at most 41 lines of diffstat, 6,000 characters in all.',
  ),
  'LESSON-WHEN': client(
    'MUST',
    ASKS,
    'lesson_<id>, a noul each, are asked from 30 resolved lessons on, up to 5 at once.',
  ),
  'LESSON-STATE': client(
    'MUST',
    ASKS,
    'The state of lesson_<id> is the current failure; each question holds one lesson’s failure and fix; 4,000 characters in all.',
  ),
  'LESSON-CAPS': client(
    'MUST',
    RECEIVES,
    'The current failure is cut to 1,500 characters and the lessons are shortened until the request fits 4,000 characters.',
  ),
  'MODE-SHADOW': client('MUST', ASKS, 'In shadow mode answers are recorded and change nothing.'),
  'MODE-ON': client(
    'MUST',
    ASKS,
    'In mode on a yes at or above the threshold detains the run (stuck) or keeps the lesson (lesson_<id>).',
  ),
  'MODE-NEVER-EXTENDS': client(
    'MUST',
    ASKS,
    'A decider can end a run early and never lengthens one.',
  ),
  'RECEIVES-NOTHING-ELSE': client(
    'MUST',
    RECEIVES,
    'A decider is sent the state, the instructions and the token; never files, changes or other credentials, and health checks send nothing of the user’s.',
  ),
  'TRUST-ACKNOWLEDGED': client(
    'MUST',
    RECEIVES,
    'A host other than 127.0.0.0/8, localhost or ::1 is sent nothing, not even a health check, until the user acknowledged its address.',
  ),
  'TRUST-DISCLOSURE': client(
    'MUST',
    RECEIVES,
    'Acknowledging prints what the address would receive; doing without says why once, and the status commands repeat it.',
  ),
  'TRUST-WITHDRAWN': client('MUST', RECEIVES, 'An acknowledgement can be taken back.'),
  'TESTING-FAKE': client(
    'INFO',
    'Testing a decider',
    'The client’s own tests run against a fake that checks each request and answers it from a script.',
  ),
  'TESTING-BY-HAND': {
    level: 'INFO',
    binds: 'server',
    section: 'Testing a decider',
    text: 'A service can be checked by hand with one curl line that sends one noul question.',
    unseen:
      'It is advice to a person; the request itself is sent by the checks of ENDPOINT-SYSTEMONE.',
  },
} as const satisfies Record<string, Clause>
