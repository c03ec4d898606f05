import type { ExitCode } from './exit.ts'

/** Everything a command may do to the world around it; main.ts makes the one real rim. */
export type Rim = {
  /** Writes results to standard output, exactly as given. */
  print(text: string): void
  /** Writes one line of diagnosis to standard error. */
  warn(line: string): void
  /** Shows `line` in place of the last one where standard error is a terminal, else nothing; null clears it. */
  progress(line: string | null): void
  /** Sets the exit code; the process ends when everything is written. */
  exit(code: ExitCode): void
  /** Reads an environment variable. */
  env(name: string): string | undefined
  /** Reads standard input to its end; null where it is a terminal, so that nobody waits for typing. */
  stdin(): Promise<string> | null
  /** The wall clock, in ms since 1970. */
  now(): number
  /** A clock that never goes back, in ms. */
  clock(): number
  /** A fresh seed for a run that was given none: 128 random bits in hex. */
  freshSeed(): string
  /** Whether standard output, or standard error, is a terminal that wants colour. */
  readonly colour: { readonly output: boolean; readonly diagnosis: boolean }
  /** Takes Ctrl-C and SIGTERM over: the signal is aborted in place of ending the process. */
  interruption(): AbortSignal
}
