/** The way to a value of a script: keys of objects and indexes of lists. */
export type Path = readonly (string | number)[]

/** One thing that is wrong with a script. */
export type Problem = {
  readonly path: Path
  /** Whether the key at the end of `path` is wrong, or the value under it. */
  readonly wrong: 'key' | 'value'
  /** The ends of the sentence `expected ..., got ...`. */
  readonly expected: string
  readonly got: string
  /** What to do, as a sentence; null where `expected` says it. */
  readonly hint: string | null
}

/** Thrown inside the reader where a script cannot be taken; readScript makes a ScriptError of it. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, expected }) => `${fieldOf(path)}: expected ${expected}`).join('\n'))
    this.problems = problems
  }
}

/** Refuses the value at `path`, of which `got` says what it is. */
export const refusal = (path: Path, expected: string, got: string, hint?: string): Refusal =>
  new Refusal([{ path, wrong: 'value', expected, got, hint: hint ?? null }])

/** Levels of objects and lists within one another that are read; a script has some ten. */
export const DEEPEST = 100

/** Refuses a value that lies too deep, or within itself. */
export function refuseDepth(path: Path): void {
  if (path.length <= DEEPEST) return
  throw refusal(path.slice(0, 4), `at most ${DEEPEST} levels of objects and lists`, 'more')
}

/** Writes a path as a person reads it: `steps[2].when.request`, `answers["lesson_*"]`; empty for the whole. */
export function fieldOf(path: Path): string {
  return path.map(segment).join('').replace(/^\./, '')
}

function segment(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[$A-Za-z_][\w$-]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}
