/** What the process tells its caller; the same for every command (cli/README.md). */
export const EXIT = {
  /** Conformant, or the command did what it was asked for. */
  conformant: 0,
  /** A MUST failed, calibration or speed failed so that no client may act, or there is a finding the command exists to report. */
  notConformant: 1,
  /** The command was called wrongly: unknown option, bad file, bad URL. */
  usage: 2,
  /** Nothing failed, but a MUST could not be judged, or a verdict that standard or certify require is open. */
  incomplete: 3,
  /** The server could not be reached, or answers 401/403 to everything and no token was given. */
  unreachable: 4,
  /** The kit itself is at fault. */
  kitFault: 70,
  /** Interrupted; what was finished is still reported. */
  interrupted: 130,
} as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** A command ended early, through no fault of its call or of the kit; its message is one sentence. */
export class EndedError extends Error {
  override readonly name = 'EndedError'
  readonly code: ExitCode

  constructor(code: ExitCode, says: string) {
    super(says)
    this.code = code
  }
}
