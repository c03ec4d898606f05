import type { Count } from './proportion.ts'
import type { Evidence } from './sequential.ts'

/** The precisions Wald's test is laid out for: the threshold, one above to pass at, one below to fail at. */
export type Design = {
  readonly threshold: number
  readonly above: number
  readonly below: number
}

/**
 * Gives the evidence of Wald's sequential test (1945): ln of the likelihood ratios of two points to the threshold.
 *
 * To be compared with ln(1 / alpha) = ln 20, `DECISIVE`, as the evidence of `evidenceOf` is. Wald's own bound
 * (1 - beta) / alpha is 16 at a power of 0.8 and passes 5.5 to 6.3% at the threshold. Somewhat faster at
 * its design points than a mixture and slower beside them, so that verdicts use the mixture.
 */
export function waldEvidence(
  { right, total }: Count,
  { threshold, above, below }: Design,
): Evidence {
  const ratio = (precision: number): number =>
    right * Math.log(precision / threshold) +
    (total - right) * Math.log((1 - precision) / (1 - threshold))
  return { pass: ratio(above), fail: ratio(below) }
}
