import fc from 'fast-check'
import t from 'tap'
import { countsOn, timeAt, timeScale } from '../../../conformance/pictures/time-scale.ts'

const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 50,
})
const held = { seed: 1, numRuns: 500 }

t.test('an axis begins and ends at 1, 2 or 5 times a power of ten', async t => {
  t.same(timeScale([12, 340]).domain, [10, 500])
  t.same(timeScale([2000, 200]).domain, [200, 2000])
  t.same(timeScale([0, 60_000]).domain, [0.1, 100_000])
})

t.test('an axis of little is a decade long', async t => {
  t.same(timeScale([150]).domain, [100, 1000])
})

t.test('an axis of nothing is one all the same', async t => {
  const { domain, ticks } = timeScale([])
  t.ok(domain[0] > 0 && domain[1] >= 10 * domain[0])
  t.ok(ticks.length >= 2)
})

t.test('a short axis has ticks at 1, 2 and 5, a long one at powers of ten', async t => {
  t.same(timeScale([100, 1000]).ticks, [100, 200, 500, 1000])
  t.same(timeScale([1, 10_000]).ticks, [1, 10, 100, 1000, 10_000])
})

t.test('every time lies on the axis, later ones no earlier', async () => {
  fc.assert(
    fc.property(times, all => {
      const scale = timeScale(all)
      const shares = [...all].sort((one, other) => one - other).map(scale.shareOf)
      return shares.every((at, index) => at >= (shares[index - 1] ?? 0) && at <= 1)
    }),
    held,
  )
})

t.test('no time is lost in counting, nor counted twice', async () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 120 }), (all, bins) => {
      const counts = countsOn(timeScale(all), all, bins)
      return counts.length === bins && counts.reduce((sum, each) => sum + each, 0) === all.length
    }),
    held,
  )
})

t.test('a share of the axis is the time that has this share', async t => {
  const scale = timeScale([1, 5000])
  for (const share of [0, 0.25, 1]) {
    t.ok(Math.abs(scale.shareOf(timeAt(scale, share)) - share) < 1e-9)
  }
})
