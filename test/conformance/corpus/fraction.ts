/** An exact number. */
export type Fraction = { readonly over: bigint; readonly under: bigint }

/** Makes a fraction; of a number with few decimals the exact one. */
export function fraction(value: number, under = 1): Fraction {
  const [, decimals = ''] = String(value).split('.')
  const scale = 10 ** decimals.length
  return reduced(BigInt(Math.round(value * scale)), BigInt(under) * BigInt(scale))
}

const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisor(other, one % other)

function reduced(over: bigint, under: bigint): Fraction {
  const common = divisor(over < 0n ? -over : over, under)
  return common === 0n ? { over: 0n, under: 1n } : { over: over / common, under: under / common }
}

export const zero = fraction(0)
export const one = fraction(1)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { over: -b.over, under: b.under })
export const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce((a, b) => reduced(a.over * b.over, a.under * b.under), one)
export const per = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under, a.under * b.over)
export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero)

const DIGITS = 10n ** 25n

/** Gives the nearest double. */
export const toNumber = ({ over, under }: Fraction): number =>
  Number((over * DIGITS) / under) / Number(DIGITS)
