/** One measured figure beside its goal; every figure is a ratio or a count taken within one run. */
export type BenchLine = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: string
  readonly holds: boolean
}

/** Makes the line of a figure that may be `most`. */
export const atMost = (name: string, value: number, unit: string, most: number): BenchLine => ({
  name,
  value,
  unit,
  goal: `at most ${most}`,
  holds: value <= most,
})

/** Makes the line of a figure without a goal. */
export const unbound = (name: string, value: number, unit: string): BenchLine => ({
  name,
  value,
  unit,
  goal: 'none',
  holds: true,
})
