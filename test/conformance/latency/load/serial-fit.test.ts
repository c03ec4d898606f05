import fc from 'fast-check'
import t from 'tap'
import { fitSerial } from '../../../../conformance/latency/load/serial-fit.ts'

const runs = { seed: 4, numRuns: 300 }

/** When the k-th of `size` is done by so many workers, each answer taking `ms`, the way there `way`. */
const completions = (size: number, workers: number, ms: number, way = 0): number[] =>
  Array.from({ length: size }, (_, index) => way + Math.ceil((index + 1) / workers) * ms)

const size = fc.integer({ min: 4, max: 64 })
const ms = fc.double({ min: 0.5, max: 5000, noNaN: true })

t.test(
  'one at a time is serial, each adding what one takes, whatever the way costs up to 0.4 of it',
  async t => {
    const way = fc.double({ min: 0, max: 0.4, noNaN: true })
    fc.assert(
      fc.property(size, ms, way, (size, ms, way) => {
        const fit = fitSerial(completions(size, 1, ms, way * ms))
        return fit?.isSerial === true && Math.abs(fit.eachMs - ms) < 1e-6 * ms
      }),
      runs,
    )
    t.equal(fitSerial(completions(16, 1, 150))?.eachMs, 150)
  },
)

t.test('two or more at a time are never called serial', async t => {
  const workers = fc.integer({ min: 2, max: 64 })
  fc.assert(
    fc.property(size, workers, ms, (size, workers, ms) => {
      return fitSerial(completions(size, workers, ms))?.isSerial === false
    }),
    runs,
  )
  t.equal(fitSerial(completions(64, 2, 150))?.isSerial, false)
})

t.test(
  'jitter of up to a fifth of what one takes does not hide that it is one at a time',
  async t => {
    const jitter = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), {
      minLength: 4,
      maxLength: 64,
    })
    fc.assert(
      fc.property(jitter, ms, (jitter, ms) => {
        let at = 0
        const done = jitter.map(share => {
          at += ms * (1 + share)
          return at
        })
        const fit = fitSerial(done)
        return fit?.isSerial === true && Math.abs(fit.eachMs - ms) <= 0.21 * ms
      }),
      runs,
    )
    t.ok(true === fitSerial([100, 210, 290, 400])?.isSerial)
  },
)

t.test('times in another unit scale what each adds and change no verdict', async t => {
  const times = fc.array(ms, { minLength: 3, maxLength: 64 })
  fc.assert(
    fc.property(times, times => {
      const done = [...times].sort((one, other) => one - other)
      const [plain, scaled] = [fitSerial(done), fitSerial(done.map(one => one * 1024))]
      if (plain === null || scaled === null) return false
      return (
        plain.isSerial === scaled.isSerial &&
        Math.abs(scaled.eachMs - 1024 * plain.eachMs) <= 1e-6 * Math.abs(scaled.eachMs) + 1e-6
      )
    }),
    runs,
  )
  t.equal(fitSerial([3, 3, 3])?.isSerial, false)
})

t.test('all at once is not serial, also where all end at the time of the last', async t => {
  t.equal(fitSerial([2400, 2400, 2401, 2402])?.isSerial, false)
})

t.test('fewer than three completions have no line', async t => {
  t.equal(fitSerial([100, 200]), null)
})
