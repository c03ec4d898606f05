/** Where a case stands: the file or other source it came from, and its line or place in a list, from 1. */
export type Place = { readonly source: string; readonly line: number }

/** What is wrong with one case; its message is one line: `cases.jsonl:12: /posterior: expected ..., got ...`. */
export class TruthError extends Error {
  override readonly name = 'TruthError'
  readonly source: string
  /** From 1; 0 where the source as a whole is wrong. */
  readonly line: number
  /** A JSON pointer within the case (RFC 6901); empty for the whole of it. */
  readonly field: string

  constructor({ source, line }: Place, field: string, says: string) {
    const where = [source, ...(line > 0 ? [line] : [])].join(':')
    super([where, ...(field === '' ? [] : [field]), says].join(': '))
    this.source = source
    this.line = line
    this.field = field
  }
}
