import fc from 'fast-check'
import type { TruthCase } from '../../../fake/truth.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const awkward = fc.constantFrom('__proto__', 'constructor', '0', '12', '', 'ключ', '\ud800')
const names = (count: number) =>
  fc.uniqueArray(fc.oneof(fc.string({ unit: 'grapheme' }), awkward), {
    minLength: count,
    maxLength: count,
  })

/** Any distribution over so many outcomes, zeros among them. */
export const distribution = (count: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(0)), {
      minLength: count,
      maxLength: count,
    })
    .filter(weights => weights.some(weight => weight > 0))
    .map(weights => {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      return weights.map(weight => weight / sum)
    })

const noul = fc.tuple(text, text, fc.double({ min: 0, max: 1, noNaN: true })).map(
  ([state, instructions, posterior]): TruthCase => ({
    state,
    question: { type: 'noul', instructions },
    posterior,
  }),
)

/** Any choice case. */
export const choice: fc.Arbitrary<TruthCase> = fc
  .integer({ min: 2, max: 30 })
  .chain(count => fc.tuple(text, text, names(count), distribution(count)))
  .map(([state, instructions, options, shares]) => ({
    state,
    question: {
      type: 'choice',
      instructions,
      criteria: Object.fromEntries(options.map(option => [option, `means ${option}`])),
    },
    posterior: Object.fromEntries(options.map((option, index) => [option, shares[index] ?? 0])),
  }))

const score = fc
  .integer({ min: 2, max: 10 })
  .chain(count => fc.tuple(text, text, distribution(count)))
  .map(
    ([state, instructions, posterior]): TruthCase => ({
      state,
      question: { type: 'score', instructions, criteria: posterior.map((_, at) => `level ${at}`) },
      posterior,
    }),
  )

/** Any case of any type. */
export const anyCase: fc.Arbitrary<TruthCase> = fc.oneof(noul, choice, score)
