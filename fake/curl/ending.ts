/** The end of a call that gets no reply: curl's exit code for it, and the line for standard error. */
export class CurlEnding extends Error {
  readonly code: number

  /** Takes an exit code of curl and a sentence: what happened, with what, and what to do next. */
  constructor(code: number, says: string) {
    super(`curl: (${code}) ${says}`)
    this.code = code
  }
}

/** The exit codes in use, as `man curl` lists them. */
export const CODE = {
  misuse: 2,
  refused: 7,
  writeError: 23,
  readError: 26,
  timeout: 28,
} as const
