import type { Engine, Outcome, Pass, Passage } from './engines/engine.ts'
import type { Evidence } from './readout/evidence.ts'
import { together } from './readout/group.ts'
import type { Reading } from './readout/readout.ts'

/** What all questions of a request share: the text of the state, and its images. */
export type Shared = Omit<Passage, 'passes'>

/** The evidence about each question, in their order, and the tokens that were read for it. */
export type AllRead = { readonly evidence: readonly Evidence[]; readonly inputTokens: number }

/** Runs readings against an engine until each has its evidence, everything they want at one time in one passage. */
export async function readAll(
  engine: Engine,
  shared: Shared,
  readings: readonly Reading[],
  signal: AbortSignal | undefined,
): Promise<Outcome<AllRead>> {
  const all = together(readings)
  let inputTokens = 0
  let step = all.next()
  while (step.done !== true) {
    const passes: readonly Pass[] = step.value
    const read = await engine.read({ ...shared, passes }, signal)
    if ('failure' in read) return read
    inputTokens += read.result.inputTokens
    step = all.next(read.result.logProbabilities)
  }
  return { result: { evidence: step.value, inputTokens } }
}
