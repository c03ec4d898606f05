import { fieldOf, type Problem } from './problem.ts'

/** A place in a text, counted from 1. */
export type Place = { readonly line: number; readonly column: number }

/** One thing that is wrong with a script, and where. */
export type ScriptProblem = {
  /** null where the script is no text. */
  readonly line: number | null
  readonly column: number | null
  /** As a person reads it: `steps[2].when.request`; empty for the whole script. */
  readonly field: string
  readonly expected: string
  readonly got: string
  /** What to do, as a sentence; null where `expected` says it. */
  readonly hint: string | null
}

/**
 * Says why a script was refused, in one line: `file:line:column: field: expected ..., got ...`.
 *
 * The message and the fields are about the first problem of the text; `problems` has up to 20, in the
 * order of the text. `file` is null for a script given as an object.
 */
export class ScriptError extends Error {
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly field: string
  readonly expected: string
  readonly got: string
  readonly problems: readonly ScriptProblem[]

  constructor(file: string | null, problems: readonly ScriptProblem[]) {
    const [first = nothing] = problems
    super(problemLine(file, first))
    this.name = 'ScriptError'
    this.file = file
    this.line = first.line
    this.column = first.column
    this.field = first.field
    this.expected = first.expected
    this.got = first.got
    this.problems = problems
  }
}

const nothing: ScriptProblem = {
  line: null,
  column: null,
  field: '',
  expected: 'a script',
  got: 'none',
  hint: null,
}

/** Writes one problem as one line: `file:line:column: field: expected ..., got ...`. */
function problemLine(file: string | null, problem: ScriptProblem): string {
  const { line, column, field, expected, got, hint } = problem
  const place = [file ?? 'script', line, column].filter(part => part !== null).join(':')
  const about = field === '' ? place : `${place}: ${field}`
  const text = `${about}: expected ${expected}, got ${got}.${hint === null ? '' : ` ${hint}`}`
  return text.replace(/[\r\n]+/g, ' ')
}

// A reader acts on the first few.
const MOST = 20

/** Makes the error of a script from its problems; `placeOf` finds them in its text. */
export function scriptError(
  file: string | null,
  problems: readonly Problem[],
  placeOf: (problem: Problem) => Place | null,
): ScriptError {
  const placed = problems.slice(0, MOST).map(problem => ({ problem, place: placeOf(problem) }))
  const sorted = placed.toSorted(
    ({ place: one }, { place: other }) =>
      (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0),
  )
  return new ScriptError(
    file,
    sorted.map(({ problem: { path, expected, got, hint }, place }) => ({
      line: place?.line ?? null,
      column: place?.column ?? null,
      field: fieldOf(path),
      expected,
      got,
      hint,
    })),
  )
}
