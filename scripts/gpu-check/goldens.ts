import { deviationOf, deviationsOf } from '../../reference/engines/embedded/golden.ts'
import type { Golden } from '../../reference/engines/embedded/options.ts'
import type { Engine } from '../../reference/engines/engine.ts'

/** How an engine answers what the right answers are known of. */
export type TriedGoldens = {
  readonly count: number
  /** Of a share among the candidates of a golden answer, from 0 to 1. */
  readonly largestDeviation: number
  /** A sentence for each golden answer that was missed. */
  readonly flaws: readonly string[]
}

/** Reads every golden answer with an engine that is ready. */
export async function tryGoldens(
  engine: Engine,
  goldens: readonly Golden[],
): Promise<TriedGoldens> {
  const flaws: string[] = []
  let largestDeviation = 0
  for (const [index, golden] of goldens.entries()) {
    const read = await engine.read({ prefix: golden.prefix, passes: [golden.pass] })
    const logProbabilities = 'failure' in read ? [] : (read.result.logProbabilities[0] ?? [])
    const flaw = 'failure' in read ? read.failure.says : deviationOf(logProbabilities, golden)
    if (flaw !== null) flaws.push(`golden answer ${index + 1} of ${goldens.length}: ${flaw}`)
    largestDeviation = Math.max(largestDeviation, ...deviationsOf(logProbabilities, golden))
  }
  return { count: goldens.length, largestDeviation, flaws }
}
