import { isObject } from '../spec/json-object.ts'
import { generatorOf } from './distribution.ts'
import { type HostileUse, usesOf } from './hostile/use.ts'
import { parseJson } from './json.ts'
import type { Occasion } from './occasion.ts'
import type { FakeReply } from './reply.ts'
import type { WireReply, WireStep } from './wire.ts'

export { hostileTraits } from './hostile/index.ts'
export type { HostileTrait } from './hostile/trait.ts'
export { misuseOfHostile } from './hostile/use.ts'

/** Every trait, each on its share of the requests; or those named, on every request: `['shuffled', 'slow=300']`. */
export type HostileOption = true | readonly string[]

/** What meets the client on one request; all of it legal. */
export type HostileTurn = {
  /** The ids of the traits, in the order in which they apply. */
  readonly ids: readonly string[]
  /** Changes a 200 of the fake's own; any other reply is given back as it is. */
  readonly edit: (reply: FakeReply) => FakeReply
  /** Puts a framed reply on the wire: `send` gives the steps of a reply as it is. */
  readonly deliver: (
    wire: WireReply,
    send: (wire: WireReply) => readonly WireStep[],
  ) => readonly WireStep[]
}

/** The dialect that is protocol v1 itself. */
const PROTOCOL = 'chalk-1'

/** A fake that keeps to the rules and to nothing else. */
export type Hostile = { readonly at: (occasion: Occasion) => HostileTurn }

/** Makes what decides, by seed and number of the request, what meets the client; throws a TypeError for a trait that is none, or that is not legal in `dialect`. */
export function createHostile(given: HostileOption, seed = 'fake', dialect = PROTOCOL): Hostile {
  const uses = usesOf(given, dialect === PROTOCOL)
  return {
    at: ({ session, request }) => {
      const nextOf = (id: string) => generatorOf(`hostile ${seed} ${session} ${request} ${id}`)
      const here = uses.filter(({ trait, isNamed }) => isNamed || nextOf(trait.id)() < trait.share)
      // Another draw than the one above, which is below the share wherever a trait applies.
      return turnOf(here, id => nextOf(`${id} itself`), request)
    },
  }
}

function turnOf(
  uses: readonly HostileUse[],
  nextOf: (id: string) => () => number,
  request: number,
): HostileTurn {
  const waitMs = uses.reduce((sum, use) => sum + use.waitMs, 0)
  return {
    ids: uses.map(({ trait }) => trait.id),
    edit: reply => editBody(reply, uses, nextOf, request),
    deliver(wire, send) {
      const framed = uses.reduce(
        (held, { trait }) => trait.frame?.(held, nextOf(trait.id)) ?? held,
        wire,
      )
      return [...(waitMs > 0 ? [{ do: 'wait', ms: waitMs } as const] : []), ...send(framed)]
    },
  }
}

function editBody(
  reply: FakeReply,
  uses: readonly HostileUse[],
  nextOf: (id: string) => () => number,
  request: number,
): FakeReply {
  const body = reply.status === 200 ? parseJson(reply.body) : undefined
  // Bytes the fake would write in another way are scripted or a fault, and stay what they are.
  if (!isObject(body) || !reply.body.equals(Buffer.from(JSON.stringify(body)))) return reply
  const changed = uses.reduce(
    (held, { trait }) => trait.edit?.(held, nextOf(trait.id), request) ?? held,
    body,
  )
  return { ...reply, body: Buffer.from(JSON.stringify(changed)) }
}
