import fc from 'fast-check'
import t from 'tap'
import { theilSen } from '../../../conformance/statistics/theil-sen.ts'
import { near } from './reference.ts'

const seed = 4
const whole = fc.integer({ min: -1000, max: 1000 })
const points = fc
  .uniqueArray(whole, { minLength: 2, maxLength: 30 })
  .chain(xs => fc.tuple(...xs.map(x => whole.map(y => ({ x, y })))).map(drawn => [...drawn]))

t.test('the slope is the median of the six slopes between four points', async t => {
  // Slopes by hand: 2, 1.5, 3, 1, 3.5, 6; sorted 1 1.5 2 3 3.5 6.
  const line = theilSen([
    { x: 0, y: 0 },
    { x: 1, y: 2 },
    { x: 2, y: 3 },
    { x: 3, y: 9 },
  ])
  near(t, line?.slope ?? Number.NaN, 2.5, 'slope')
  // y - 2.5 x: 0, -0.5, -2, 1.5.
  near(t, line?.intercept ?? Number.NaN, -0.25, 'intercept')
})

t.test('points of equal x have no slope between them', async t => {
  const line = theilSen([
    { x: 1, y: 5 },
    { x: 1, y: 500 },
    { x: 2, y: 6 },
  ])
  // 1 and -494.
  near(t, line?.slope ?? Number.NaN, -246.5, 'slope')
})

t.test('there is no line without two different x', async t => {
  t.equal(theilSen([]), null)
  t.equal(theilSen([{ x: 1, y: 1 }]), null)
  t.equal(
    theilSen([
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ]),
    null,
  )
})

t.test('a stall among ten points leaves the line as it was', async t => {
  const line = theilSen(
    Array.from({ length: 10 }, (_, x) => ({ x, y: x === 7 ? 3000 : 20 + 150 * x })),
  )
  near(t, line?.slope ?? Number.NaN, 150, 'slope')
  near(t, line?.intercept ?? Number.NaN, 20, 'intercept')
})

t.test('a line added to the points is added to their line', async t => {
  const cases = fc.tuple(points, whole, whole)
  const law = fc.property(cases, ([given, slope, intercept]) => {
    const before = theilSen(given)
    const after = theilSen(given.map(({ x, y }) => ({ x, y: y + intercept + slope * x })))
    return (
      before !== null &&
      after !== null &&
      Math.abs(after.slope - before.slope - slope) < 1e-6 &&
      Math.abs(after.intercept - before.intercept - intercept) < 1e-3
    )
  })
  t.doesNotThrow(() => fc.assert(law, { seed }))
})

t.test('the order of the points does not change the slope', async t => {
  const law = fc.property(
    points,
    given => theilSen(given)?.slope === theilSen([...given].reverse())?.slope,
  )
  t.doesNotThrow(() => fc.assert(law, { seed }))
})
