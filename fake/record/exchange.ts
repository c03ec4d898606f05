import type { FakeRequest } from '../reply.ts'

/**
 * How an exchange ended, as the client saw it.
 *
 * `whole`: with all of the reply. `closed` and `reset`: the decider ended or aborted the connection. `unreachable`:
 * there was no connection. `abandoned`: the client went before the reply was whole.
 */
export type Ending = 'whole' | 'closed' | 'reset' | 'unreachable' | 'abandoned'

/** The headers of a message as they came: in order, names as they were written. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** What a decider answered, as far as it came. */
export type Heard = {
  readonly status: number
  readonly headers: HeaderList
  /** As it came: compressed, where it was. Null where it was too large to keep. */
  readonly body: Buffer | null
}

/** One exchange with a real decider. */
export type Exchange = {
  /** Counts from 1, in the order in which the requests came. */
  readonly number: number
  readonly request: FakeRequest
  /** Null where not even the head of a reply came. */
  readonly heard: Heard | null
  readonly ending: Ending
  /** The error behind an ending that is not `whole`; null where there is none. */
  readonly cause: string | null
  /** ms from sending the request to the head of the reply; null without a head. */
  readonly firstMs: number | null
  /** ms from sending the request to the end of the exchange. */
  readonly totalMs: number
}
