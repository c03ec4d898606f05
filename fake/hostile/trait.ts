import type { JsonObject } from '../../spec/json-object.ts'
import type { WireReply } from '../wire.ts'

/** A way to be legal that clients do not expect. */
export type HostileTrait = {
  /** Kebab-case. */
  readonly id: string
  /** What the client meets, in one sentence. */
  readonly says: string
  /** The share of requests it meets where no trait is named, 0 to 1. */
  readonly share: number
  /** Whether the page of protocol v1 alone allows it: other dialects promise those fields, or figures that agree with them. */
  readonly isOfProtocol?: true
  /** Changes the body of a 200: the answers of a decider, or what its health says. `request` is its number in the session. */
  readonly edit?: (body: JsonObject, next: () => number, request: number) => JsonObject
  /** Frames the same reply in another way. */
  readonly frame?: (wire: WireReply, next: () => number) => WireReply
  /** The ms before anything is sent; `name=ms` gives another number of them. */
  readonly waitMs?: { readonly default: number; readonly most: number }
}
