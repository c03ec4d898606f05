/** One measured figure beside its goal; every figure is a ratio or a count taken within one run. */
export type BenchLine = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: string
  readonly holds: boolean
}
