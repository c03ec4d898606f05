import { chdtrc, compiled, incbet, incbi, lbeta, ndtr } from 'cephes'

// The package is WebAssembly and compiles while it loads; no function of it works before.
await compiled

/** Gives P(X <= x) for a beta variable of shapes `a` and `b`, both above 0. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  return x >= 1 ? 1 : incbet(a, b, x)
}

/** Gives the x below which a beta variable of shapes `a` and `b`, both above 0, lies with `probability`. */
export const betaQuantile = (probability: number, a: number, b: number): number =>
  incbi(a, b, probability)

/** Gives the natural logarithm of the beta function at `a` and `b`, both above 0. */
export const logBeta = (a: number, b: number): number => lbeta(a, b)

/** Gives P(Z <= z) for a standard normal variable. */
export const normalCdf = (z: number): number => ndtr(z)

/** Gives P(X > x) for a chi-squared variable with `degrees` of freedom, at least 1. */
export const chiSquareTail = (x: number, degrees: number): number =>
  x <= 0 ? 1 : chdtrc(degrees, x)

/** Gives P(X <= count) for the number of successes among `trials` of chance `share`: 1 less a beta law. */
export function binomialCdf(count: number, trials: number, share: number): number {
  if (count < 0) return 0
  return count >= trials ? 1 : betaCdf(1 - share, trials - count, count + 1)
}
