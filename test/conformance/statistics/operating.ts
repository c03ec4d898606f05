import type { Count } from '../../../conformance/statistics/proportion.ts'
import { DECISIVE, type Evidence } from '../../../conformance/statistics/sequential.ts'

/** How a rule that may stop after each answer fares: chances of each verdict, and the mean number of answers. */
export type Operating = {
  readonly pass: number
  readonly fail: number
  readonly open: number
  readonly answers: number
}

/** Gives how a rule fares with a decider of some precision, exactly: by the law of every count it can come to. */
export function operatingOf(
  evidence: (count: Count) => Evidence,
  precision: number,
  cap: number,
  decisive = DECISIVE,
): Operating {
  let [pass, fail, answers] = [0, 0, 0]
  let law = Float64Array.of(1)
  for (let total = 1; total <= cap; total += 1) {
    const next = new Float64Array(total + 1)
    for (const [right, chance] of law.entries()) {
      next[right] = (next[right] ?? 0) + chance * (1 - precision)
      next[right + 1] = chance * precision
    }
    for (const [right, chance] of next.entries()) {
      answers += chance
      if (chance < 1e-15) continue
      const worth = evidence({ right, total })
      if (worth.pass >= decisive) pass += chance
      else if (worth.fail >= decisive) fail += chance
      else continue
      next[right] = 0
    }
    law = next
  }
  return { pass, fail, open: 1 - pass - fail, answers }
}
