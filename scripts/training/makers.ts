import type { Next } from '../../conformance/corpus/case.ts'
import { chance, count, plain, word } from './everyday.ts'
import { errors, fixes, lessons, loops } from './failures.ts'
import type { Known } from './known.ts'
import { manyLogs, manyTables, manyWords } from './lookups.ts'
import { alike, both, listed, pairs } from './matching.ts'
import { record } from './records.ts'
import { mail, order } from './told.ts'

/** What draws states with many questions each, by the name it is asked for with. */
export const makers: ReadonlyMap<string, (next: Next) => Known> = new Map([
  // To find a thing again, which all else needs first.
  ['listed', listed],
  ['pairs', pairs],
  ['alike', alike],
  ['both', both],
  // Families of the corpus, asked much of at once: a state is dear, a question is not.
  ['errors', errors],
  ['fixes', fixes],
  ['loops', loops],
  ['lessons', lessons],
  ['many-logs', manyLogs],
  ['many-tables', manyTables],
  ['many-words', manyWords],
  // So that what is stated outright is believed and what is not stated is not.
  ['plain', plain],
  ['word', word],
  ['chance', chance],
  ['count', count],
  ['record', record],
  ['mail', mail],
  ['order', order],
])
