type Decimal = { readonly digits: bigint; readonly scale: bigint }

const written = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/

/** Reads a number from 0 up as the decimal it is written as: digits divided by ten to the scale. */
function decimalOf(text: string): Decimal | undefined {
  const [, whole, fraction = '', exponent = '0'] = written.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = BigInt(whole + fraction)
  const scale = BigInt(fraction.length) - BigInt(exponent)
  return scale < 0n ? { digits: digits * 10n ** -scale, scale: 0n } : { digits, scale }
}

/**
 * Gives the confidence of a probability in thousandths: the larger of p and 1 - p, rounded half up.
 *
 * Takes p from 0 to 1; throws a RangeError for anything else. It reckons with decimals, the
 * shortest ones that read as the double (what JSON writers print), and in whole numbers. Binary
 * fractions lose halves: 0.5005 * 1000 is 500.49999999999994 as a double, and 1 - 0.1285 is
 * 0.87149999999999994, so that 500 and 871 would come out where the decimals give 501 and 872.
 */
export function certainty(probability: number): number {
  return probability < 0.5 ? rounded(probability, true) : rounded(probability, false)
}

/** Gives a confidence from 0 to 1 in thousandths, rounded half up as a decimal; throws a RangeError outside. */
export function thousandths(confidence: number): number {
  return rounded(confidence, false)
}

// By how much the product of a double and 1,000 may be off, and far more.
const DOUBT = 1e-9

function rounded(share: number, isTurned: boolean): number {
  const product = (isTurned ? 1 - share : share) * 1000
  // Only near a half do binary fractions and decimals round apart.
  if (share >= 0 && share <= 1 && Math.abs((product % 1) - 0.5) > DOUBT) {
    return Math.floor(product + 0.5)
  }
  // String gives the shortest decimal that reads as the same double (ECMA-262 Number::toString).
  const decimal = share >= 0 && share <= 1 ? decimalOf(String(share)) : undefined
  if (decimal === undefined) throw new RangeError(`expected a number from 0 to 1, got ${share}`)
  const one = 10n ** decimal.scale
  const digits = isTurned ? one - decimal.digits : decimal.digits
  return Number((digits * 2000n + one) / (one * 2n))
}

/**
 * Gives a threshold in thousandths, cut off after three digits: 0.8999 is 899, 1 is 1000.
 *
 * Takes a number from 0 to 1 or its decimal text, as a setting has it; throws a RangeError otherwise.
 */
export function thresholdThousandths(threshold: number | string): number {
  const decimal = decimalOf(String(threshold))
  const cut = decimal && (decimal.digits * 1000n) / 10n ** decimal.scale
  if (decimal === undefined || cut === undefined || decimal.digits > 10n ** decimal.scale) {
    throw new RangeError(`expected a threshold from 0 to 1, got ${threshold}`)
  }
  return Number(cut)
}
