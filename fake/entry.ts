import type { JournalEntry, SentNote, Unnumbered } from './journal.ts'
import {
  bothRedactions,
  nothingToHide,
  type Redaction,
  redactionOf,
  secretsOf,
  withoutSecretHeaders,
} from './redaction.ts'
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
    close: sent => ({ ...entry, sent: sent && keptOf(sent, hide, limit) }),
  }
}

function keptOf(sent: SentNote, { bytes }: Redaction, limit: number): SentNote {
  return sent.whole ? sent : { ...sent, bytes: shortened(bytes(sent.bytes), limit) }
}

/** Gives the redaction that knows the credentials of this request as well, for a reply may repeat them. */
function redactionFor({ request }: Unnumbered, redaction: Redaction): Redaction {
  const secrets = secretsOf(request.headers)
  if (secrets.length === 0) return redaction
  return bothRedactions(redaction, redactionOf(secrets))
}

/** Written field by field, for spreading objects cost more than all the rest of the journal. */
function kept(id: number, entry: Unnumbered, hide: Redaction, limit: number): JournalEntry {
  const { request, reply, session, keys, nearest, error } = entry
  const { text } = hide
  return {
    id,
    at: entry.at,
    session: session && text(session),
    number: entry.number,
    connection: entry.connection,
    request: keptRequest(request, hide, limit),
    keys: hide === nothingToHide ? keys : keys.map(text),
    step: entry.step,
    nearest: nearest && text(nearest),
    faults: entry.faults,
    hostile: entry.hostile,
    seed: entry.seed,
    reply: reply && keptReply(reply, hide, limit),
    sent: null,
    sizes: { request: request.body.length, reply: reply?.body.length ?? 0 },
    mutant: entry.mutant,
    error: error && text(error),
  }
}

/** Gives the request as it is kept, which is itself where nothing of it is hidden or left out. */
function keptRequest(request: FakeRequest, hide: Redaction, limit: number): FakeRequest {
  const headers = withoutSecretHeaders(request.headers)
  const isWhole = headers === request.headers && request.body.length <= limit
  if (hide === nothingToHide && isWhole) return request
  return {
    method: request.method,
    path: hide.text(request.path),
    query: hide.text(request.query),
    headers: hide.headers(headers),
    body: shortened(hide.bytes(request.body), limit),
  }
}

function keptReply(reply: FakeReply, hide: Redaction, limit: number): FakeReply {
  if (hide === nothingToHide && reply.body.length <= limit) return reply
  const { headers, body } = reply
  return { ...reply, headers: hide.headers(headers), body: shortened(hide.bytes(body), limit) }
}

// A copy, for a view would keep the whole body in memory.
const shortened = (bytes: Buffer, limit: number): Buffer =>
  bytes.length <= limit ? bytes : Buffer.from(bytes.subarray(0, limit))
