import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { entryJson } from '../fake/entry-json.ts'
import type { JournalEntry } from '../fake/index.ts'
import { claimFiles, unwritable } from './files.ts'

/** A file that takes the exchanges of a fake, each as a line of JSON. */
export type JournalFile = {
  take(entry: JournalEntry): void
  /** Resolves when every line is written; rejects with a UsageError where one could not be. */
  close(): Promise<void>
}

/** Opens a file that lines are added to; throws a UsageError for one that cannot be written. */
export async function openJournalFile(path: string): Promise<JournalFile> {
  await claimFiles([path])
  const stream = createWriteStream(path, { flags: 'a' })
  let failure: Error | null = null
  stream.on('error', error => {
    failure = error
  })
  // The line of a fake that was killed in the middle of it stays the only broken one.
  if (!(await endsWithLine(path))) stream.write('\n')
  return {
    take(entry) {
      if (failure === null) stream.write(journalLine(entry))
    },
    async close() {
      stream.end()
      // The stream may know of a failure that its error event has not told yet.
      await finished(stream).catch((error: unknown) => {
        throw unwritable(path, failure ?? error)
      })
    },
  }
}

/** Writes one exchange of a fake as a line of JSON; bytes that are not UTF-8 stand in base64. */
export const journalLine = (entry: JournalEntry): string => `${JSON.stringify(entryJson(entry))}\n`

async function endsWithLine(path: string): Promise<boolean> {
  const found = await stat(path)
  if (!found.isFile() || found.size === 0) return true
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, found.size - 1)
    return buffer.toString() === '\n'
  } finally {
    await file.close()
  }
}
