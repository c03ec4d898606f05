import { isUtf8 } from 'node:buffer'
import type { JsonObject } from '../spec/json-object.ts'
import type { JournalEntry } from './journal.ts'

/** Writes an exchange as a JSON value; bytes that are not UTF-8 stand in base64, as their `Encoding` says. */
export function entryJson(entry: JournalEntry): JsonObject {
  const { request, reply, sent } = entry
  return {
    ...entry,
    request: { ...request, ...bytesJson('body', request.body) },
    reply: reply && {
      status: reply.status,
      headers: reply.headers,
      ...bytesJson('body', reply.body),
      ...(reply.delivery && { delivery: reply.delivery.id }),
    },
    sent: sent && (sent.whole ? sent : { ...sent, ...bytesJson('bytes', sent.bytes) }),
  }
}

const bytesJson = (name: string, bytes: Buffer): JsonObject =>
  isUtf8(bytes)
    ? { [name]: bytes.toString('utf8'), [`${name}Encoding`]: 'utf8' }
    : { [name]: bytes.toString('base64'), [`${name}Encoding`]: 'base64' }
