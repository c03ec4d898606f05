import { parseJson } from '../json.ts'
import { readCase } from './case.ts'
import type { Cases } from './cases.ts'
import { TruthError } from './error.ts'

// Room for the largest request there is, 1 MiB, and a posterior; a longer line is no line of cases.
const LONGEST = 4 * 1_048_576
const LINE_FEED = 0x0a

/** Reads JSON Lines into `cases`, one case a line, blank lines skipped; throws a TruthError with the line. */
export async function readLines(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  source: string,
  cases: Cases,
): Promise<void> {
  let line = 0
  for await (const bytes of linesOf(chunks, source)) {
    line += 1
    const text = bytes.toString('latin1').trim()
    if (text !== '')
      cases.add(readCase(jsonOf(bytes, source, line), { source, line }), { source, line })
  }
}

function jsonOf(bytes: Buffer, source: string, line: number): unknown {
  const value = parseJson(bytes)
  if (value !== undefined) return value
  throw new TruthError({ source, line }, '', 'expected one JSON text in UTF-8, got other bytes')
}

/** Splits bytes at line feeds; holds one line at a time. */
async function* linesOf(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  source: string,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  let line = 1
  for await (const chunk of chunks) {
    let rest: Buffer = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      yield rest.subarray(0, end)
      rest = rest.subarray(end + 1)
      line += 1
    }
    if (rest.length > LONGEST) {
      const says = `expected a line of ${LONGEST} bytes at most, got a longer one`
      throw new TruthError({ source, line }, '', says)
    }
    held = rest
  }
  if (held.length > 0) yield held
}
