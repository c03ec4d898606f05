import fc from 'fast-check'
import t from 'tap'
import { fitTable, fitTemperature, type Labelled } from '../../../reference/calibration/fit.ts'
import { leastBetween } from '../../../reference/calibration/golden-section.ts'
import { softmax } from '../../../reference/readout/log-space.ts'
import { generatorOf } from '../../../spec/generator.ts'
import type { QuestionType } from '../../../spec/nouns.ts'
import { seeded } from '../arbitrary.ts'
import { measure } from './measuring.ts'

/** Draws answers whose log-weights are `temperature` times as large as those their outcomes come from. */
function drawn(
  temperature: number,
  count: number,
  type: QuestionType,
  outcomes: number,
): Labelled[] {
  const next = generatorOf(`${temperature} ${count} ${type} ${outcomes}`)
  return Array.from({ length: count }, (_, index): Labelled => {
    const weights = Array.from({ length: outcomes }, () => 4 * (next() - 0.5))
    const truth = softmax(weights)
    let left = next()
    const outcome = truth.findIndex(share => {
      left -= share
      return left < 0
    })
    const row = weights.map(weight => weight * temperature)
    return { type, evidence: [row], outcome: Math.max(0, outcome), cluster: `state ${index}` }
  })
}

t.test('golden section finds the bottom of a valley', async t => {
  const property = fc.property(fc.double({ min: -3, max: 3, noNaN: true }), bottom => {
    const found = leastBetween(-3, 3, 1e-6, x => (x - bottom) ** 2)
    return Math.abs(found - bottom) < 1e-5
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

for (const temperature of [0.5, 1, 1.7, 4]) {
  t.test(`a temperature of ${temperature} is found again in what it distorted`, async t => {
    const found = fitTemperature(drawn(temperature, 4000, 'choice', 4)) ?? 0
    t.ok(Math.abs(Math.log(found / temperature)) < 0.1, `${found}`)
  })
}

t.test('answers that are all right have no temperature that fits best', async t => {
  const right = Array.from({ length: 50 }, (_, index): Labelled => {
    return { type: 'noul', evidence: [[3, 0]], outcome: 0, cluster: String(index) }
  })
  t.equal(fitTemperature(right), null)
})

t.test('a table has a temperature for each type and each bucket with answers enough', async t => {
  const labelled = [
    ...drawn(2, 600, 'choice', 2),
    ...drawn(1, 600, 'choice', 4),
    ...drawn(1, 10, 'choice', 8),
    ...drawn(2, 600, 'noul', 2),
  ]
  const { table, reports } = fitTable(labelled, measure)
  t.same(Object.keys(table), ['noul', 'choice'])
  t.same(Object.keys(table.choice ?? {}).sort(), ['2', '3_5', 'any'])
  t.same(Object.keys(table.noul ?? {}), ['any'], 'one bucket alone is its type')
  const few = reports.find(each => each.bucket === '6_10')
  t.same([few?.temperature, few?.because], [null, 'fewer than 40 answers'])
})

t.test('a report shows the error before and after beside the floor of its noise', async t => {
  const { reports } = fitTable(drawn(3, 2000, 'noul', 2), measure)
  const [report] = reports
  const { before, after } = report ?? {}
  if (before === undefined || !after) throw new Error('nothing was fitted')
  t.ok(before.error > before.floor, `before: ${before.error}, floor ${before.floor}`)
  t.ok(after.error < before.error / 2, `after: ${after.error}`)
  t.ok(after.error < 2 * after.floor, `after: ${after.error}, floor ${after.floor}`)
  t.ok(after.loss < before.loss)
})
