/** One change of one place of a program, and how a person would mend it. */
export type Fault = {
  readonly id: string
  /** What stands in the source exactly once. */
  readonly from: string
  /** What the fault puts there. */
  readonly to: string
  /** The note of someone who mended it. */
  readonly fix: string
}

/** A call of a program and what it has to give, as JavaScript. */
export type ProgramTest = { readonly id: string; readonly call: string; readonly gives: string }

/** A small program with tests, written for this bank. */
export type Program = {
  readonly name: string
  readonly source: string
  readonly tests: readonly ProgramTest[]
  readonly faults: readonly Fault[]
}

/** What the tests of a program said with a fault in it. */
export type Observed = {
  readonly fault: string
  readonly failing: readonly string[]
  /** Of the first failing test. */
  readonly firstError: string
}
