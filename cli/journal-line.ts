import { entryJson } from '../fake/entry-json.ts'
import type { JournalEntry } from '../fake/index.ts'

/** Writes one exchange of a fake as a line of JSON; bytes that are not UTF-8 stand in base64. */
export const journalLine = (entry: JournalEntry): string => `${JSON.stringify(entryJson(entry))}\n`
