import { readJson } from '../../spec/request.ts'
import { corpusInvalid } from '../errors.ts'
import { readUserCase, type UserCase } from './user-case.ts'

const LINE_FEED = 0x0a

/**
 * Reads JSON Lines in UTF-8 into cases, blank lines skipped; `name` is what errors call the file.
 *
 * Throws a UsageError of one line, `name:line: /field: expected ..., got ...`, at the first line that
 * is wrong, and where there is no case at all; so nothing is sent for a file with a fault in it.
 */
export function readCorpus(bytes: Uint8Array, name: string): readonly UserCase[] {
  const cases = linesOf(bytes).flatMap((line, at) => {
    if (isBlank(line)) return []
    const complain = (field: string, says: string) => corpusInvalid(name, at + 1, field, says)
    const read = readJson(line)
    if ('flaw' in read)
      throw complain('', `expected ${read.flaw.expected}, got ${read.flaw.actual}`)
    return [readUserCase(read.value, at + 1, complain)]
  })
  if (cases.length > 0) return cases
  throw corpusInvalid(name, 0, '', 'expected at least one case, got none')
}

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return [...lines, bytes.subarray(start)]
}

/** Says whether a line has nothing but blanks, tabs and carriage returns. */
const isBlank = (line: Uint8Array): boolean =>
  line.every(byte => byte === 0x20 || byte === 0x09 || byte === 0x0d)
