import type { DeliveryFault } from './fault.ts'

/** A request as the fake's answering functions see it. */
export type FakeRequest = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** How many bytes the body had, where `body` holds no more than the first of them. */
  readonly size?: number
}

/** What goes back, whole and in order unless `delivery` says otherwise. */
export type FakeReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** How it is sent, with the parameters this fault has by default. */
  readonly delivery?: DeliveryFault
}
