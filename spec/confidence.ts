/** The ways public deciders sum up a distribution as one number, each by name. */
export type ConfidenceFormula = keyof typeof formulas

type Formula = (probabilities: readonly number[]) => number

const formulas = {
  /** The largest probability: Wald for every type; simple-jev and Mapika's decider too. */
  largest: probabilities => Math.max(...probabilities),
  /** (n * largest - 1) / (n - 1), 0 for an even spread: a choice of TypeSafe, strands, kev, llama.cpp, SGLang. */
  normalised: probabilities => {
    const { length } = probabilities
    return length < 2 ? 1 : (length * Math.max(...probabilities) - 1) / (length - 1)
  },
  /** 1 less the entropy over its largest, ln n: laya, and Ollama but for its strands encoding. */
  entropy: probabilities => {
    const entropy = sum(probabilities.map(p => (p > 0 ? -p * Math.log(p) : 0)))
    return probabilities.length < 2 ? 1 : 1 - entropy / Math.log(probabilities.length)
  },
  /** The largest less the second largest: von. */
  margin: probabilities => {
    const [first = 0, second = 0] = [...probabilities].sort((one, other) => other - one)
    return first - second
  },
  /** 1 less the standard deviation over levels against the largest there can be, half at either end: a score of strands, whose smoothing floor is taken as 0. */
  spread: probabilities => {
    const mean = sum(probabilities.map((p, level) => p * level))
    const deviation = Math.sqrt(sum(probabilities.map((p, level) => p * (level - mean) ** 2)))
    return probabilities.length < 2 ? 1 : 1 - deviation / ((probabilities.length - 1) / 2)
  },
  /** 1 less the mean distance from the likeliest level, against that distance under an even spread: a score of TypeSafe, llama.cpp, SGLang. */
  distance: probabilities => {
    const even = probabilities.map(() => 1 / probabilities.length)
    const middle = (probabilities.length - 1) / 2
    const largest = distanceFrom(even, middle)
    return largest === 0 ? 1 : 1 - distanceFrom(probabilities, likeliest(probabilities)) / largest
  },
} as const satisfies Readonly<Record<string, Formula>>

/** Gives the confidence of a distribution by `formula`, kept within 0 and 1; who uses which stands in spec/dialects/README.md. */
export const confidenceOf = (
  formula: ConfidenceFormula,
  probabilities: readonly number[],
): number => Math.min(1, Math.max(0, formulas[formula](probabilities)))

const distanceFrom = (probabilities: readonly number[], level: number): number =>
  sum(probabilities.map((p, index) => p * Math.abs(index - level)))

const likeliest = (probabilities: readonly number[]): number =>
  probabilities.indexOf(Math.max(...probabilities))

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
