import { comparedWith, deviationOf } from '../../reference/engines/embedded/golden.ts'
import type { Golden } from '../../reference/engines/embedded/options.ts'
import type { Engine } from '../../reference/engines/engine.ts'

/** How an engine answers what the right answers are known of. */
export type TriedGoldens = {
  readonly count: number
  /** Of a share among the candidates of a golden answer that was read, from 0 to 1. */
  readonly largestDeviation: number
  /** A sentence for each golden answer that was missed. */
  readonly flaws: readonly string[]
}

/** Reads every golden answer with an engine that is ready. */
export async function tryGoldens(
  engine: Engine,
  goldens: readonly Golden[],
  signal?: AbortSignal,
): Promise<TriedGoldens> {
  const flaws: string[] = []
  let largestDeviation = 0
  for (const [index, golden] of goldens.entries()) {
    const miss = (says: string) =>
      flaws.push(`golden answer ${index + 1} of ${goldens.length}: ${says}`)
    const read = await engine.read({ prefix: golden.prefix, passes: [golden.pass] }, signal)
    if ('failure' in read) {
      miss(read.failure.says)
      continue
    }
    const compared = comparedWith(read.result.logProbabilities[0] ?? [], golden)
    const deviations = compared.map(({ share, read }) => Math.abs(read - share))
    largestDeviation = Math.max(largestDeviation, ...deviations)
    const deviation = deviationOf(compared)
    if (deviation !== null) miss(deviation)
  }
  return { count: goldens.length, largestDeviation, flaws }
}
