import t from 'tap'
import { type ConfidenceFormula, confidenceOf } from '../../spec/confidence.ts'

const cases: readonly [ConfidenceFormula, readonly number[], number][] = [
  ['largest', [0.6, 0.4], 0.6],
  ['normalised', [0.6, 0.4], 0.2],
  ['entropy', [0.6, 0.4], 0.029],
  ['margin', [0.6, 0.4], 0.2],
  ['normalised', [0.89, 0.06, 0.05], 0.835],
  ['normalised', [0.25, 0.25, 0.25, 0.25], 0],
  ['distance', [0, 0.8, 0.2], 0.7],
  ['distance', [0, 1, 0], 1],
  ['distance', [0.5, 0, 0.5], 0],
  ['spread', [0.5, 0, 0.5], 0],
  ['spread', [0, 1, 0], 1],
  ['spread', [0.25, 0.5, 0.25], 0.2929],
]

for (const [formula, probabilities, expected] of cases) {
  t.test(`${formula} of ${probabilities.join(', ')} is ${expected}`, async t => {
    const confidence = confidenceOf(formula, probabilities)
    t.ok(Math.abs(confidence - expected) < 0.0005, String(confidence))
  })
}

for (const formula of ['normalised', 'entropy', 'spread', 'distance'] as const) {
  t.test(`${formula} of a single outcome is 1`, async t => {
    t.equal(confidenceOf(formula, [1]), 1)
  })
}
