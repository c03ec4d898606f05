import type { JournalEntry, SentNote, Unnumbered } from './journal.ts'
import {
  bothRedactions,
  type Redaction,
  redactionOf,
  secretsOf,
  withoutSecretHeaders,
} from './redaction.ts'

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
  const entry = { id, ...kept(unnumbered, hide, limit) }
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

function kept(
  entry: Unnumbered,
  { text, bytes, headers }: Redaction,
  limit: number,
): Omit<JournalEntry, 'id'> {
  const { request, reply, session, nearest, error } = entry
  return {
    ...entry,
    session: session && text(session),
    request: {
      ...request,
      path: text(request.path),
      query: text(request.query),
      headers: headers(withoutSecretHeaders(request.headers)),
      body: shortened(bytes(request.body), limit),
    },
    keys: entry.keys.map(text),
    nearest: nearest && text(nearest),
    reply: reply && {
      ...reply,
      headers: headers(reply.headers),
      body: shortened(bytes(reply.body), limit),
    },
    sent: null,
    sizes: { request: request.body.length, reply: reply?.body.length ?? 0 },
    error: error && text(error),
  }
}

// A copy, for a view would keep the whole body in memory.
const shortened = (bytes: Buffer, limit: number): Buffer =>
  bytes.length <= limit ? bytes : Buffer.from(bytes.subarray(0, limit))
