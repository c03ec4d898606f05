import type { FaultUse } from './fault.ts'
import type { FaultNote, Unnumbered } from './journal.ts'
import type { FakeOptions } from './options.ts'
import type { Turn } from './turn.ts'

/** What is known of a request when it comes. */
export type Came = Pick<Unnumbered, 'at' | 'connection' | 'request'>

/** What came of a turn. */
export type Outcome = Pick<Unnumbered, 'reply' | 'error' | 'mutant' | 'seed'>

/** Drafts the entry of an exchange that takes no turn. */
export const draftWithoutTurn = (
  { mutant }: FakeOptions,
  known: Came & Pick<Unnumbered, 'reply' | 'error'> & Partial<Pick<Unnumbered, 'step' | 'faults'>>,
): Unnumbered => ({
  session: null,
  number: 0,
  keys: NONE,
  step: null,
  nearest: null,
  faults: NONE,
  hostile: NONE,
  seed: null,
  mutant: mutant?.id ?? null,
  ...known,
})

/** Drafts the entry of an exchange from the turn it took. */
export function draftOf(
  who: Came & Pick<Unnumbered, 'session' | 'number'>,
  { asked, decision, nearest, dressing }: Turn,
  { reply, error, mutant, seed }: Outcome,
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
    seed,
    reply,
    mutant,
    error,
  }
}

const NONE: readonly never[] = []

const notesOf = (uses: readonly FaultUse[]): readonly FaultNote[] =>
  uses.length === 0 ? NONE : uses.map(({ fault, values }) => ({ id: fault.id, values }))
