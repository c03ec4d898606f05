import type { JournalEntry } from '../fake/index.ts'

/** Writes one exchange of a fake as a line of JSON; bodies that are not UTF-8 stand in base64. */
export const journalLine = (entry: JournalEntry): string => {
  const { id, at, request, reply, mutant, error } = entry
  return `${JSON.stringify({
    ...{ id, at, mutant, error },
    request: { ...request, ...textOf(request.body) },
    reply: reply && { ...reply, ...textOf(reply.body) },
  })}\n`
}

function textOf(bytes: Buffer): { body: string; bodyEncoding: 'utf8' | 'base64' } {
  const body = bytes.toString('utf8')
  return Buffer.from(body).equals(bytes)
    ? { body, bodyEncoding: 'utf8' }
    : { body: bytes.toString('base64'), bodyEncoding: 'base64' }
}
