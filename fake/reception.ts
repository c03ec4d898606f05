import type { Duplex } from 'node:stream'
import type { Answer, Answered } from './exchange.ts'
import type { Face } from './faces/index.ts'
import type { Unnumbered, WritableJournal } from './journal.ts'
import { refuse } from './json-reply.ts'
import { type End, openExchanges } from './open-exchanges.ts'
import type { FakeOptions } from './options.ts'
import { type Redaction, secretsOf } from './redaction.ts'
import type { FakeReply } from './reply.ts'
import type { Session } from './session.ts'
import { nameSession } from './session-name.ts'
import type { Stage } from './stage.ts'
import type { Truth } from './truth.ts'
import { type Turn, takeTurn } from './turn.ts'

/** What requests are answered with. */
export type ReceptionParts = {
  readonly options: FakeOptions
  readonly face: Face
  readonly stage: Stage
  readonly journal: WritableJournal
  readonly truth: Truth | null
  readonly redaction: Redaction
}

/** Where requests come in: each is numbered, takes its turn, and is seen into the journal. */
export type Reception = {
  readonly answer: Answer
  /** What a mutant threw. */
  readonly thrown: readonly unknown[]
  /** Ends in the journal what has not ended by itself. */
  close(): void
}

type Came = Pick<Unnumbered, 'at' | 'connection' | 'request'>

/** Makes the reception of a fake. */
export function createReception(parts: ReceptionParts): Reception {
  const { options, stage, journal } = parts
  const { now } = options
  const open = openExchanges(journal, now)
  const numberOf = numbering<Duplex>()
  const thrown: unknown[] = []
  const turnAway = (came: Came, status: number, error: string): Answered => {
    stage.refuse(error)
    const reply = refuse(status, error)
    return { reply, onSent: open.begin({ ...withoutTurn(options), ...came, reply, error }) }
  }
  const serve = (came: Came, session: Session) => {
    const { connection, request } = came
    const number = count(session)
    const at = { session: session.name, request: number, connection, inFlight: open.count + 1 }
    const turn = takeTurn({ ...parts, ...stage.play }, request, at)
    if (turn.nearest !== null) stage.hide(secretsOf(request.headers))
    const { reply, error } = replyOf(turn, thrown)
    const entry = { ...withoutTurn(options), ...came, ...noteOf(turn, stage) }
    const end = open.begin({ ...entry, session: session.name, number, reply, error }, () =>
      turn.truth?.leave(),
    )
    return settle(turn, reply, end)
  }
  const answer: Answer = (request, socket) => {
    const came = { at: now?.() ?? null, connection: numberOf(socket), request }
    const named = nameSession(request)
    if ('detail' in named) return turnAway(came, 400, named.detail)
    const session = stage.of(named.session)
    if (session === null) return turnAway(came, 503, stage.full)
    return serve({ ...came, request: named.request }, session)
  }
  return { answer, thrown, close: open.close }
}

function count(session: Session): number {
  session.requests += 1
  session.noted += 1
  return session.requests
}

function replyOf(turn: Turn, thrown: unknown[]): Pick<Unnumbered, 'reply' | 'error'> {
  try {
    return { reply: turn.reply(), error: null }
  } catch (cause) {
    thrown.push(cause)
    return { reply: null, error: String(cause) }
  }
}

/** Hands a reply over when it is due; where a mutant threw there is none, and the exchange is reset. */
function settle(
  { steps, truth }: Turn,
  reply: FakeReply | null,
  end: End,
): Answered | null | Promise<Answered> {
  if (reply === null) {
    end({ whole: false, bytes: Buffer.alloc(0), total: 0, ended: 'reset' })
    return null
  }
  const answered = { reply, steps, onSent: end }
  return truth?.due ? truth.due.then(() => answered) : answered
}

const withoutTurn = ({ mutant }: FakeOptions) => ({
  ...{ session: null, number: 0, keys: [], step: null, nearest: null, faults: [], seed: null },
  ...{ mutant: mutant?.id ?? null },
})

const noteOf = ({ asked, decision, nearest }: Turn, { play: { script } }: Stage) => ({
  keys: asked === null ? [] : Object.keys(asked.questions),
  step: decision?.step?.name ?? null,
  nearest,
  faults: (decision?.effect?.faults ?? []).map(({ fault, values }) => ({ id: fault.id, values })),
  seed: script?.seed ?? null,
})

/** Gives each thing a number from 1, in the order in which they are first seen. */
function numbering<T extends object>(): (thing: T) => number {
  const numbers = new WeakMap<T, number>()
  let last = 0
  return thing => {
    const known = numbers.get(thing)
    if (known !== undefined) return known
    last += 1
    numbers.set(thing, last)
    return last
  }
}
