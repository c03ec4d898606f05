// The package's own types are not reachable from its exports: they name no condition "types".
declare module 'cephes' {
  /** Resolves once the WebAssembly is compiled. */
  export const compiled: Promise<void>
  /** Gives the regularised incomplete beta function. */
  export function incbet(a: number, b: number, x: number): number
  /** Gives the inverse of the regularised incomplete beta function. */
  export function incbi(a: number, b: number, probability: number): number
  /** Gives the logarithm of the beta function. */
  export function lbeta(a: number, b: number): number
  /** Gives the standard normal law. */
  export function ndtr(z: number): number
  /** Gives the upper tail of the chi-squared law. */
  export function chdtrc(degrees: number, x: number): number
}
