import { UsageError } from '../conformance/errors.ts'
import { readText } from './files.ts'
import type { Rim } from './rim.ts'

/** Gives the text to ask about: the argument, the file, or standard input; throws a UsageError without any. */
export async function stateFrom(
  argument: string | undefined,
  file: string | undefined,
  rim: Rim,
): Promise<string> {
  if (argument !== undefined && file !== undefined) {
    throw new UsageError('the text came twice: leave out the argument or --state-file.')
  }
  const state =
    argument ?? (file === undefined || file === '-' ? await fromInput(rim) : await readText(file))
  if (state !== '') return state
  throw new UsageError(
    'the text is empty, and a state never is: give one as argument, in --state-file or on standard input.',
  )
}

async function fromInput(rim: Rim): Promise<string> {
  const input = rim.stdin()
  if (input !== null) return await input
  throw new UsageError(
    'no text was given: add it as an argument, in --state-file or on standard input.',
  )
}
