import type { FaultUse } from './fault.ts'
import type { FaultNote, Unnumbered } from './journal.ts'
import type { FakeOptions } from './options.ts'
import type { FakeRequest } from './reply.ts'
import type { Script } from './script/script.ts'
import type { Turn } from './turn.ts'

/** What is known of an exchange before anybody has looked at it. */
export type Came = Pick<Unnumbered, 'at' | 'connection' | 'request'>

/** Stands for the request of a connection that was met before it asked anything. */
export const NO_REQUEST: FakeRequest = {
  ...{ method: '', path: '', query: '', headers: {} },
  body: Buffer.alloc(0),
}

/** Gives what the journal says of an exchange that took no turn. */
export const withoutTurn = ({ mutant }: FakeOptions) => ({
  ...{ session: null, number: 0, keys: [], step: null, nearest: null },
  ...{ faults: [], hostile: [], seed: null, mutant: mutant?.id ?? null },
})

type Outcome = Pick<Unnumbered, 'reply' | 'error' | 'mutant'> & { readonly script: Script | null }

/** Gives what the journal says of an exchange whose request took its turn. */
export function entryOf(
  who: Came & Pick<Unnumbered, 'session' | 'number'>,
  { asked, decision, nearest, dressing }: Turn,
  { reply, error, mutant, script }: Outcome,
): Unnumbered {
  // Written out, for it is made for every request, and objects put together by spreading cost several times as much.
  return {
    at: who.at,
    session: who.session,
    number: who.number,
    connection: who.connection,
    request: who.request,
    keys: asked === null ? NONE : Object.keys(asked.questions),
    step: decision?.step?.name ?? null,
    nearest,
    faults: notesOf(decision?.effect?.faults ?? NONE),
    hostile: dressing?.ids ?? NONE,
    seed: script?.seed ?? null,
    reply,
    mutant,
    error,
  }
}

const NONE: readonly never[] = []

const notesOf = (uses: readonly FaultUse[]): readonly FaultNote[] =>
  uses.length === 0 ? NONE : uses.map(({ fault, values }) => ({ id: fault.id, values }))
