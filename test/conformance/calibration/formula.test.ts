import t from 'tap'
import { formulaOf } from '../../../conformance/calibration/formula.ts'
import { type ConfidenceFormula, confidenceOf } from '../../../spec/confidence.ts'
import { generatorOf } from '../../../spec/generator.ts'

const named: readonly (readonly [ConfidenceFormula, RegExp])[] = [
  ['largest', /^the largest probability$/],
  ['normalised', /^\(K times the largest probability less 1\) \/ \(K - 1\)$/],
  ['margin', /^the largest probability less the second$/],
  ['entropy', /^1 less the entropy over its most$/],
  ['spread', /^1 less the deviation over levels against its most$/],
  ['distance', /^1 less the mean distance from the likeliest level against an even spread$/],
]

const basis = { type: 'choice', choice: 0, isExact: true, case: '', population: 'exact' } as const
const place = { family: 'f', cluster: 's', stratum: '', level: null, exchange: 1 } as const

/** Forty answers of a decider that is nearly sure of most, about three to five options. */
function answersBy(confidence: (shares: readonly number[]) => number, digits: number) {
  const next = generatorOf(`formula ${digits}`)
  const written = (share: number): number => Number(share.toFixed(digits))
  return Array.from({ length: 40 }, (_, at) => {
    const weights = Array.from({ length: 3 + (at % 3) }, () => (-Math.log(next())) ** 3)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const shares = weights.map(weight => weight / sum)
    const probabilities = shares.map(written)
    return {
      ...{ ...basis, ...place, truth: shares, probabilities },
      confidence: written(confidence(shares)),
    }
  })
}

for (const [formula, name] of named) {
  t.test(`a confidence that is ${formula} is told as that, however it is rounded`, async t => {
    for (const digits of [2, 3, 4, 12]) {
      const answers = answersBy(shares => confidenceOf(formula, shares), digits)
      t.match(formulaOf(answers), name, `${digits} digits`)
    }
  })
}

t.test('a confidence that is made otherwise is unknown', async t => {
  for (const digits of [2, 4]) {
    const squared = answersBy(shares => Math.max(...shares) ** 2, digits)
    t.equal(formulaOf(squared), 'unknown', `${digits} digits`)
  }
})
