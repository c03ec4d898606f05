import { secretsOf } from '../spec/secrets.ts'
import type { JournalEntry, SentNote, Unnumbered } from './journal.ts'
import { bothRedactions, type Redaction, redactionOf, withoutSecretHeaders } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'

/** An exchange that has begun: how it stands, and how it stands once it has ended. */
export type Opened = {
  readonly entry: JournalEntry
  close(sent: SentNote | null): JournalEntry
}

/** Makes the journal's entry of an exchange: without secrets, and with at most `limit` bytes of each body. */
export function openEntry(
  id: number,
  unnumbered: Unnumbered,
  redaction: Redaction,
  limit: number,
): Opened {
  const hide = redactionFor(unnumbered, redaction)
  const entry = kept(id, unnumbered, hide, limit)
  return {
    entry,
    close(sent) {
      // The entry itself, for a copy of every exchange would cost a fifth of what a plain fake takes.
      entry.sent = sent && keptOf(sent, hide, limit)
      return entry
    },
  }
}

type Growing = Omit<JournalEntry, 'sent'> & { sent: JournalEntry['sent'] }

function keptOf(sent: SentNote, { bytes }: Redaction, limit: number): SentNote {
  return sent.whole ? sent : { ...sent, bytes: shortened(bytes(sent.bytes), limit) }
}

/** Gives the redaction that knows the credentials of this request as well, for a reply may repeat them. */
function redactionFor({ request }: Unnumbered, redaction: Redaction): Redaction {
  const secrets = secretsOf(request.headers)
  if (secrets.length === 0) return redaction
  return bothRedactions(redaction, redactionOf(secrets))
}

function kept(id: number, entry: Unnumbered, hide: Redaction, limit: number): Growing {
  const { text } = hide
  const { at, session, number, connection, request, keys, step } = entry
  const { nearest, faults, hostile, seed, reply, mutant, error } = entry
  return {
    id,
    at,
    session: session && text(session),
    number,
    connection,
    request: keptRequest(request, hide, limit),
    keys: hide.isIdle ? keys : keys.map(text),
    step,
    nearest: nearest && text(nearest),
    faults,
    hostile,
    seed,
    reply: reply && keptReply(reply, hide, limit),
    sent: null,
    sizes: { request: request.size ?? request.body.length, reply: reply?.body.length ?? 0 },
    mutant,
    error: error && text(error),
  }
}

function keptRequest(request: FakeRequest, hide: Redaction, limit: number): FakeRequest {
  const headers = withoutSecretHeaders(request.headers)
  const isKept = hide.isIdle && headers === request.headers && request.body.length <= limit
  if (isKept) return request
  return {
    method: request.method,
    path: hide.text(request.path),
    query: hide.text(request.query),
    headers: hide.headers(headers),
    body: shortened(hide.bytes(request.body), limit),
  }
}

function keptReply(reply: FakeReply, hide: Redaction, limit: number): FakeReply {
  if (hide.isIdle && reply.body.length <= limit) return reply
  return {
    ...reply,
    headers: hide.headers(reply.headers),
    body: shortened(hide.bytes(reply.body), limit),
  }
}

// A copy, for a view would keep the whole body in memory.
const shortened = (bytes: Buffer, limit: number): Buffer =>
  bytes.length <= limit ? bytes : Buffer.from(bytes.subarray(0, limit))
