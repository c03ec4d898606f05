// The package's own types are not reachable from its exports: they name no condition "types".
declare module 'cephes' {
  export const compiled: Promise<void>
  export function incbet(a: number, b: number, x: number): number
  export function incbi(a: number, b: number, probability: number): number
  export function lbeta(a: number, b: number): number
  export function ndtr(z: number): number
  export function chdtrc(degrees: number, x: number): number
}
