import type { ClauseId } from './clauses.ts'

/** One way a call can end, as the client keeps it. */
export type OutcomeRow = {
  readonly clause: ClauseId
  /** The event that gives it, in words. */
  readonly event: string
  /** Whether anything was sent. */
  readonly sends: boolean
  /** Whether it is said aloud, once per run and no more. */
  readonly warns: boolean
  /** What is recorded with the decision. */
  readonly records: string
}

const quiet = { sends: true, warns: false } as const
const unsent = { sends: false, warns: false } as const

/**
 * Every outcome of one call, from the page's table in "Errors and time" and the sections around it.
 *
 * `untrusted` has no row there: the page has it under "What a decider receives", and the client's
 * code gives it this name. Like `auth` and `version` it is warned of once per run.
 */
export const callOutcomes = {
  answered: {
    ...quiet,
    clause: 'RESPONSE-STATUS',
    event: 'status 200 with a readable body of version 1 that has answers',
    records: 'each answer with its confidence, and the model that gave it',
  },
  unreachable: {
    ...quiet,
    clause: 'OUTCOME-UNREACHABLE',
    event: 'no connection, or one that ended before the whole response had come',
    records: 'unreachable',
  },
  starting: {
    ...quiet,
    clause: 'OUTCOME-STARTING',
    event: 'no connection to the local service while it loads its model',
    records: 'starting',
  },
  timeout: {
    ...quiet,
    clause: 'OUTCOME-TIMEOUT',
    event: 'no whole response within the time left, whatever part of it had come',
    records: 'timeout',
  },
  budget: {
    ...unsent,
    clause: 'OUTCOME-BUDGET',
    event: 'less than 50 ms of the loop’s 2,000 ms were left before sending',
    records: 'budget',
  },
  busy: {
    ...unsent,
    clause: 'OUTCOME-BUSY',
    event: 'no turn at the local service within 1,000 ms or the time left',
    records: 'busy',
  },
  auth: {
    ...quiet,
    warns: true,
    clause: 'OUTCOME-AUTH',
    event: 'status 401 or 403',
    records: 'auth',
  },
  rejected: {
    ...quiet,
    clause: 'OUTCOME-REJECTED',
    event: 'any other status from 400 to 499',
    records: 'rejected',
  },
  server: {
    ...quiet,
    clause: 'OUTCOME-SERVER',
    event: 'a status from 500 to 599',
    records: 'server',
  },
  invalid: {
    ...quiet,
    clause: 'OUTCOME-INVALID',
    event: 'unreadable JSON, no answers object, or a status that is neither 200 nor an error',
    records: 'invalid',
  },
  version: {
    ...quiet,
    warns: true,
    clause: 'OUTCOME-VERSION',
    event: 'a body with answers whose protocol is present and not the number 1',
    records: 'version',
  },
  untrusted: {
    ...unsent,
    warns: true,
    clause: 'TRUST-ACKNOWLEDGED',
    event: 'a host beyond this machine that the user has not acknowledged',
    records: 'untrusted',
  },
} as const satisfies Record<string, OutcomeRow>

/** The name of an outcome, as it is recorded; `answered` is recorded as the answers themselves. */
export type CallOutcome = keyof typeof callOutcomes

/** What happened to one call, on the wire or before it. */
export type CallEvent =
  | { readonly kind: 'host-not-acknowledged' }
  | { readonly kind: 'time-used-up' }
  | { readonly kind: 'no-turn' }
  /** `loading`: it is the local service, and its process is starting. */
  | { readonly kind: 'no-connection'; readonly loading?: boolean }
  /** Closed or reset before the whole response, or bytes that are no HTTP. */
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unreadable-body' }
  | { readonly kind: 'no-answers' }
  | { readonly kind: 'other-version' }

/**
 * Gives the outcome a status line decides; 200 is `answered` until its body says otherwise.
 *
 * The page has rows for 401, 403, 4xx and 5xx and calls anything but a 200 no answer; for the rest
 * (1xx, 201 to 399, 600 and up) it names no outcome, and the client's code records `invalid`.
 */
export function outcomeOfStatus(status: number): CallOutcome {
  if (status === 200) return 'answered'
  if (status === 401 || status === 403) return 'auth'
  if (status >= 400 && status <= 499) return 'rejected'
  return status >= 500 && status <= 599 ? 'server' : 'invalid'
}

/**
 * Gives the outcome of a call from the event that ended it.
 *
 * The page speaks of a connection that could not be made. One that breaks off later it does not
 * place; the client's code records `unreachable`, even after a status of 200.
 */
export function outcomeOf(event: CallEvent): CallOutcome {
  switch (event.kind) {
    case 'host-not-acknowledged':
      return 'untrusted'
    case 'time-used-up':
      return 'budget'
    case 'no-turn':
      return 'busy'
    case 'no-connection':
      return event.loading === true ? 'starting' : 'unreachable'
    case 'broken-off':
      return 'unreachable'
    case 'timeout':
      return 'timeout'
    case 'status':
      return outcomeOfStatus(event.status)
    case 'unreadable-body':
    case 'no-answers':
      return 'invalid'
    case 'other-version':
      return 'version'
  }
}
