import type { Duplex } from 'node:stream'
import { secretsOf } from '../spec/secrets.ts'
import type { Complain } from './complaints.ts'
import { type Came, draftOf, draftWithoutTurn } from './draft.ts'
import type { Answer, Answered } from './exchange.ts'
import type { Face } from './faces/index.ts'
import type { ConnectionUse } from './fault.ts'
import type { FrontOptions } from './front.ts'
import type { Hostile } from './hostile.ts'
import type { Unnumbered, WritableJournal } from './journal.ts'
import { refuse } from './json-reply.ts'
import { type End, type OpenExchanges, openExchanges } from './open-exchanges.ts'
import type { FakeOptions } from './options.ts'
import type { Redaction } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import type { Session } from './session.ts'
import { nameSession } from './session-name.ts'
import type { Stage } from './stage.ts'
import type { Truth } from './truth.ts'
import { type Setting, type Turn, takeTurn } from './turn.ts'

/** What requests are answered with. */
export type ReceptionParts = {
  readonly options: FakeOptions
  readonly face: Face
  readonly stage: Stage
  readonly journal: WritableJournal
  readonly truth: Truth | null
  readonly hostile: Hostile | null
  readonly redaction: Redaction
  /** Takes what went wrong and reaches no client. */
  readonly complain: Complain
  /** Gives the number of a connection. */
  readonly numberOf: (socket: Duplex) => number
}

/** Where requests come in: each is numbered, takes its turn, and is seen into the journal. */
export type Reception = {
  readonly answer: Answer
  /** How connections are met before they ask anything. */
  readonly front: Pick<FrontOptions, 'meet' | 'onMet' | 'onLocked'>
  /** Resolves when every exchange has ended. */
  idle(): Promise<void>
  /** Says that connections are broken off from now on. */
  stopping(): void
  /** Ends in the journal what has not ended by itself. */
  close(): void
}

/** Makes the reception of a fake. */
export function createReception(parts: ReceptionParts): Reception {
  const { options, stage, journal, complain } = parts
  const { now } = options
  const open = openExchanges(journal, now)
  const mutant = options.mutant?.id ?? null
  const settingNow = settingOf(parts)
  const turnAway = turningAway(parts, open)
  const serve = (came: Came, session: Session) => {
    const { connection, request } = came
    const number = count(session)
    const at = { session: session.name, request: number, connection, inFlight: open.count + 1 }
    const turn = takeTurn(settingNow(), request, at)
    if (turn.nearest !== null) stage.hidden.note(secretsOf(request.headers))
    const { reply, error } = replyOf(turn, cause => complain(`mutant ${mutant}`, cause))
    const who = { at: came.at, connection, request, session: session.name, number }
    const seed = stage.play.script?.seed ?? null
    const draft = draftOf(who, turn, { reply, error, mutant, seed })
    const end = open.begin(draft, () => turn.truth?.leave())
    return settle(turn, reply, end)
  }
  const answer: Answer = (request, socket) => {
    const came = { at: now?.() ?? null, connection: parts.numberOf(socket), request }
    const named = nameSession(request)
    if ('detail' in named) return turnAway(came, 400, named.detail)
    const session = stage.sessions.of(named.session)
    if (session === null) return turnAway(came, 503, stage.full)
    try {
      return serve({ ...came, request: named.request }, session)
    } catch (cause) {
      // Unanswered, it would look like a fault that a script asked for.
      return turnAway(
        came,
        500,
        `the fake failed at this request, which is a bug of its own: ${cause}`,
      )
    }
  }
  const { idle, stopping, close } = open
  return { answer, front: frontOf(parts, open), idle, stopping, close }
}

function turningAway({ options, stage, redaction }: ReceptionParts, open: OpenExchanges) {
  return (came: Came, status: number, reason: string): Answered => {
    const error = redaction.text(reason)
    stage.refuse(error)
    const reply = refuse(status, error)
    return { reply, onSent: open.begin(draftWithoutTurn(options, { ...came, reply, error })) }
  }
}

function frontOf(
  { options, stage, complain }: ReceptionParts,
  open: OpenExchanges,
): Reception['front'] {
  // A script may be replaced before a connection it met has ended.
  const notes = new WeakMap<ConnectionUse, () => string>()
  return {
    meet(connection) {
      const { cursor } = stage.play
      const greeting = cursor?.meet(connection) ?? null
      if (cursor === null || greeting === null) return null
      notes.set(greeting, () => {
        cursor.noteMet(greeting)
        return greeting.step.name
      })
      return greeting
    },
    onLocked: cause => complain('listening again after a refusal', cause),
    onMet(connection, use, sent) {
      const { fault, values } = use
      const came = { at: options.now?.() ?? null, connection, request: NO_REQUEST }
      const noted = { step: notes.get(use)?.() ?? null, faults: [{ id: fault.id, values }] }
      const draft = draftWithoutTurn(options, { ...came, ...noted, reply: null, error: null })
      open.begin(draft)(sent)
    },
  }
}

const NO_REQUEST: FakeRequest = {
  method: '',
  path: '',
  query: '',
  headers: {},
  body: Buffer.alloc(0),
}

function count(session: Session): number {
  session.requests += 1
  session.noted += 1
  return session.requests
}

function replyOf(
  turn: Turn,
  complain: (cause: unknown) => void,
): Pick<Unnumbered, 'reply' | 'error'> {
  try {
    return { reply: turn.reply(), error: null }
  } catch (cause) {
    complain(cause)
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

/** Gives what turns are taken with, made anew only when another script is in force. */
function settingOf(parts: ReceptionParts): () => Setting {
  let play = parts.stage.play
  let setting: Setting = { ...parts, ...play }
  return () => {
    if (parts.stage.play === play) return setting
    play = parts.stage.play
    setting = { ...parts, ...play }
    return setting
  }
}
