import { runProgram } from '../../cli/program.ts'
import type { Rim } from '../../cli/rim.ts'

/** What a command left behind. */
export type Kept = { code: number; out?: string; err: string }

/** Makes a rim that writes what it is told into `kept`; standard input is a terminal unless `input` is given. */
export const paperRim = (kept: Kept, input: string | null = null): Rim => ({
  print: text => {
    kept.out = (kept.out ?? '') + text
  },
  warn: line => {
    kept.err += `${line}\n`
  },
  progress: () => {},
  exit: code => {
    kept.code = code
  },
  env: () => undefined,
  stdin: () => (input === null ? null : Promise.resolve(input)),
  now: () => 0,
  clock: () => performance.now(),
  freshSeed: () => 'fresh',
  colour: { output: false, diagnosis: false },
  interruption: () => new AbortController().signal,
})

/** Runs a command in this process. */
export async function runHere(words: readonly string[], input: string | null = null) {
  const kept = { code: -1, out: '', err: '' }
  await runProgram(words, paperRim(kept, input), '0.0.0')
  return kept
}
