import t from 'tap'
import {
  actingOn,
  breakEven,
  precisionAt,
  precisionUnder,
  readingsOf,
  statedTest,
} from '../../../conformance/statistics/acting.ts'
import { binLaws } from '../../../conformance/statistics/bin-law.ts'
import { calibrationEvidence } from '../../../conformance/statistics/calibration-process.ts'
import { clopperPearson, wilson } from '../../../conformance/statistics/proportion.ts'
import { reliability } from '../../../conformance/statistics/reliability.ts'
import {
  confidenceSequence,
  DECISIVE,
  evidenceOf,
} from '../../../conformance/statistics/sequential.ts'
import { nouls } from './answers.ts'
import { near, reference, views } from './reference.ts'

const { cp, wilson: scores, eproc, efail, cs, pb, calE, band, yes } = reference.intervals

t.test('exact limits of a share are the reference’s, one-sided and two-sided', async t => {
  for (const { k: right, n: total, ...limits } of cp) {
    const one = clopperPearson({ right, total })
    const two = clopperPearson({ right, total }, 0.025)
    near(t, one.lower, limits.lo95one, `${right}/${total} lower, one-sided`)
    near(t, one.upper, limits.up95one, `${right}/${total} upper, one-sided`)
    near(t, two.lower, limits.lo95two, `${right}/${total} lower, two-sided`)
    near(t, two.upper, limits.up95two, `${right}/${total} upper, two-sided`)
  }
})

t.test('limits of nothing counted are 0 and 1', async t => {
  t.same(clopperPearson({ right: 0, total: 0 }), { lower: 0, upper: 1 })
  t.same(wilson({ right: 0, total: 0 }), { lower: 0, upper: 1 })
})

t.test('score intervals are the reference’s', async t => {
  for (const { k: right, n: total, lo, up } of scores) {
    near(t, wilson({ right, total }).lower, lo, `${right}/${total} lower`)
    near(t, wilson({ right, total }).upper, up, `${right}/${total} upper`)
  }
})

t.test('evidence for and against a precision of 0.9 is the reference’s', async t => {
  for (const { k: right, n: total, logEpass } of eproc) {
    near(t, evidenceOf({ right, total }, 0.9).pass, logEpass, `${right}/${total} pass`)
  }
  for (const { k: right, n: total, logEfail } of efail) {
    near(t, evidenceOf({ right, total }, 0.9).fail, logEfail, `${right}/${total} fail`)
  }
})

t.test(
  '43 right answers without an error are the first that pass, 7 errors in 20 fail',
  async t => {
    t.ok(evidenceOf({ right: 42, total: 42 }, 0.9).pass < DECISIVE)
    t.ok(evidenceOf({ right: 43, total: 43 }, 0.9).pass >= DECISIVE)
    t.ok(evidenceOf({ right: 13, total: 20 }, 0.9).fail >= DECISIVE)
  },
)

t.test('evidence against a threshold outside 0.5 and 1 is refused', async t => {
  for (const threshold of [0.5, 1, Number.NaN]) {
    t.throws(() => evidenceOf({ right: 1, total: 1 }, threshold), RangeError)
  }
})

t.test('confidence sequences are the reference’s', async t => {
  for (const { k: right, n: total, cs: expected } of cs) {
    const { lower, upper } = confidenceSequence({ right, total })
    near(t, lower, expected[0], `${right}/${total} lower`)
    near(t, upper, expected[1], `${right}/${total} upper`)
  }
})

const { p, y } = reference.data.D1
const readings = readingsOf(nouls(p, y))

t.test('counts against stated confidences are the reference’s', async t => {
  for (const { t: threshold, n, k, exp, pOver, pUnder } of pb) {
    const acting = actingOn(readings, threshold, 'both')
    const test = statedTest(acting)
    t.equal(acting.length, n)
    t.equal(acting.filter(({ right }) => right === 1).length, k)
    near(t, test.expected, exp, 'expected')
    near(t, test.over, pOver, 'over')
    near(t, test.under, pUnder, 'under')
  }
})

t.test('selective precision, coverage and limits are the reference’s', async t => {
  for (const { th, n, k, cov, acc, lo, meanc } of reference.metrics.conf.sel) {
    const precision = precisionAt(readings, th, { side: 'both' })
    t.same(precision.count, { right: k, total: n })
    near(t, precision.coverage, cov, 'coverage')
    near(t, precision.share, acc, 'share')
    near(t, precision.interval.lower, lo, 'lower')
    near(t, precision.stated, meanc, 'stated')
  }
})

t.test('the yes side is counted apart from both sides', async t => {
  t.same(precisionAt(readings, 0.9).count, { right: yes.k, total: yes.n })
})

t.test('precision without acting answers is no number', async t => {
  const precision = precisionAt(readingsOf(nouls([0.2], [0])), 0.9)
  t.equal(precision.share, null)
  t.same(precision.interval, { lower: 0, upper: 1 })
})

t.test('the threshold is compared in thousandths, as the client does', async t => {
  const acting = (noul: number) => actingOn(readingsOf(nouls([noul], [1])), 0.9, 'both').length
  t.equal(acting(0.8995), 1)
  t.equal(acting(0.89949999), 0)
  t.equal(acting(0.1005), 1)
})

t.test('both sides together hide a yes side that fails', async t => {
  const noul = [...Array<number>(40).fill(0.95), ...Array<number>(400).fill(0.05)]
  const truth = noul.map((share, index) => Number(share > 0.5 ? index < 28 : index >= 436))
  const mixed = readingsOf(nouls(noul, truth))
  near(t, precisionAt(mixed, 0.9, { side: 'both' }).interval.lower, 0.9453, 'both', 5e-5)
  near(t, precisionAt(mixed, 0.9).interval.upper, 0.817, 'yes side', 5e-4)
})

t.test('evidence on stated confidences is the reference’s', async t => {
  const evidence = calibrationEvidence(views.conf)
  near(t, evidence.over, calE.over, 'over')
  near(t, evidence.mostOver, calE.overMax, 'most over')
  near(t, evidence.under, calE.under, 'under')
})

t.test('the bands of a reliability diagram are the reference’s', async t => {
  const { points } = reliability(views.event, binLaws(views.event, 5))
  for (const [index, { n, mean, obs, lo, hi }] of band.entries()) {
    t.match(points[index], { count: n, band: { lower: lo, upper: hi } })
    near(t, points[index]?.stated, mean, 'mean')
    near(t, points[index]?.observed, obs, 'observed')
  }
})

t.test('break-even and precision move with how often yes is true', async t => {
  near(t, breakEven(0.6, 0.02, 0.9), 0.2308, 'break-even', 5e-5)
  near(t, precisionUnder(0.5, 0.6, 0.02), 0.968, 'at half', 5e-4)
  near(t, precisionUnder(0.1, 0.6, 0.02), 0.77, 'at a tenth', 5e-3)
  t.equal(breakEven(0, 0, 0.9), null)
})
