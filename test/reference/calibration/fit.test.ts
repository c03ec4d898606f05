import fc from 'fast-check'
import t from 'tap'
import { measure } from '../../../cli/calibration-measure.ts'
import { fitTable, fitTemperature } from '../../../reference/calibration/fit.ts'
import { leastBetween } from '../../../reference/calibration/golden-section.ts'
import { halvesOf } from '../../../reference/calibration/halves.ts'
import type { Labelled } from '../../../reference/calibration/labelled.ts'
import type { QuestionType } from '../../../spec/nouns.ts'
import { seeded } from '../arbitrary.ts'
import { drawn } from './drawn.ts'

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
    return { type: 'noul', evidence: [[3, 0]], truth: [1, 0], cluster: String(index) }
  })
  t.equal(fitTemperature(right), null)
  t.match(fitTable(right, measure).reports[0]?.because, /down to 0\.05.*all right/)
})

t.test('answers that tell nothing, or the contrary, have none either', async t => {
  const contrary = drawn(2, 200, 'noul', 2).map(answer => {
    return { ...answer, truth: answer.truth.toReversed() }
  })
  t.equal(fitTemperature(contrary), null)
  t.match(fitTable(contrary, measure).reports[0]?.because, /up to 20.*nothing of the truth/)
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
  const said = JSON.stringify(report)
  t.ok(before.error > (before.floor?.upper ?? 1), said)
  t.ok(after.error < before.error / 2, said)
  t.ok(after.error < 2 * (after.floor?.mean ?? 0), said)
  t.ok(after.loss < before.loss, said)
})

t.test('a temperature within reach is found again from labels and from posteriors', async t => {
  const temperatures = fc.double({ min: 0.4, max: 5, noNaN: true })
  const property = fc.property(
    temperatures,
    fc.constantFrom<QuestionType>('noul', 'choice', 'score'),
    fc.integer({ min: 2, max: 12 }),
    fc.boolean(),
    (temperature, type, outcomes, isSoft) => {
      const answers = drawn(temperature, 1000, type, type === 'noul' ? 2 : outcomes, isSoft)
      const found = fitTemperature(answers) ?? 0
      // A posterior has no noise of its own.
      return Math.abs(Math.log(found / temperature)) < (isSoft ? 0.003 : 0.3)
    },
  )
  t.doesNotThrow(() => fc.assert(property, { ...seeded, numRuns: 16 }))
})

t.test('with nothing wrong a temperature stays within the noise of its answers', async t => {
  const property = fc.property(fc.integer({ min: 0, max: 1e6 }), extra => {
    const { table, reports } = fitTable(drawn(1, 400 + (extra % 200), 'noul', 2), measure)
    const { before, after } = reports[0] ?? {}
    if (before === undefined || !after) return false
    return Math.abs(Math.log(table.noul?.any ?? 0)) < 0.35 && after.loss < before.loss + 0.01
  })
  t.doesNotThrow(() => fc.assert(property, { ...seeded, numRuns: 12 }))
})

t.test('posteriors have no floor of noise, and labels among them their share of it', async t => {
  const soft = drawn(1, 200, 'noul', 2, true)
  const hard = drawn(1, 200, 'noul', 2)
  const floorOf = (answers: readonly Labelled[]) =>
    fitTable(answers, measure).reports[0]?.before.floor
  t.equal(floorOf(soft), null)
  const [alone, among] = [floorOf(hard)?.mean ?? 0, floorOf([...soft, ...hard])?.mean ?? 0]
  t.ok(Math.abs(among - alone / 2) < 1e-9, `${alone} ${among}`)
})

t.test('halves do not follow the order of the answers, nor yes and no in turn', async t => {
  const answers = drawn(2, 400, 'noul', 2).map((answer, index): Labelled => {
    return { ...answer, truth: index % 2 === 0 ? [1, 0] : [0, 1] }
  })
  const halves = halvesOf(answers) ?? []
  t.same(
    halves.map(half => half.length),
    [200, 200],
  )
  for (const half of halves) {
    const yes = half.filter(({ truth }) => truth[0] === 1).length
    t.ok(yes > 60 && yes < 140, `${yes} of ${half.length}`)
  }
  t.same(halvesOf(answers.toReversed())?.[0].toReversed(), halves[0])
})

t.test('answers about one state are kept in one half, and one state is no two halves', async t => {
  const one = drawn(2, 50, 'noul', 2).map(answer => ({ ...answer, cluster: 'state' }))
  t.equal(halvesOf(one), null)
  const [report] = fitTable(one, measure).reports
  t.same([report?.temperature, report?.because], [null, 'all answers are about one state'])
  const pairs = [...one.map(each => ({ ...each, cluster: 'other' })), ...one]
  const halves = halvesOf(pairs) ?? []
  t.ok(halves.every(half => new Set(half.map(({ cluster }) => cluster)).size === 1))
})
