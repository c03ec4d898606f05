import fc from 'fast-check'
import t from 'tap'
import { Parser } from 'tap-parser'
import type { RunRecord } from '../../../conformance/record.ts'
import { toTap } from '../../../conformance/reports/tap.ts'
import { goldenText, recordOf, results } from './sample.ts'
import { measuredRecord } from './sample-measured.ts'

function read(record: RunRecord) {
  const points: { ok: boolean; name: string; skip: unknown; todo: unknown; diag: unknown }[] = []
  const extra: string[] = []
  const parser = new Parser({ strict: true })
  parser.on('assert', ({ ok, name, skip, todo, diag }) => {
    points.push({ ok, name, skip, todo, diag })
  })
  parser.on('extra', text => extra.push(text))
  parser.end(toTap(record))
  return { ok: parser.ok, points, extra, bailed: parser.bailedOut }
}

t.test('the TAP report is the golden one', async t => {
  t.equal(toTap(recordOf()), goldenText('report.tap'))
})

t.test('a TAP reader finds every check and its finding', async t => {
  const { points, extra } = read(recordOf())
  t.equal(points.length, results.length)
  t.same(extra, [])
  t.match(points[1]?.diag, results[1]?.finding)
})

t.test('a TAP reader agrees with a failed verdict', async t => {
  t.equal(read(recordOf()).ok, false)
})

t.test('a TAP reader agrees with a conformant verdict, advice not taken included', async t => {
  const kept = results.filter(({ outcome, level }) => outcome === 'pass' || level === 'SHOULD')
  const { ok, points } = read(recordOf(kept, 'conformant'))
  t.ok(ok)
  t.match(points[1], { ok: false, todo: /SHOULD/ })
})

t.test('an unmet MUST is not ok', async t => {
  const unmet = results.filter(({ outcome }) => outcome === 'unmet')
  t.equal(read(recordOf(unmet, 'incomplete')).ok, false)
})

t.test('what does not apply is skipped with its reason', async t => {
  t.match(read(recordOf()).points[4], { ok: true, skip: /no token was given/ })
})

t.test('an unreachable server bails out', async t => {
  t.match(read(recordOf([], 'unreachable')), { ok: false, bailed: /Unreachable/ })
})

t.test('any text leaves the TAP report readable, point by point', async t => {
  const property = fc.property(fc.string({ unit: 'binary' }), text => {
    const held = results.map(result => ({ ...result, title: text, missing: text, replay: [text] }))
    const { points, extra } = read({ ...recordOf(held), seed: text })
    const outcomes = points.map(({ ok, skip, todo }) => [ok, Boolean(skip), Boolean(todo)])
    const expected = [
      [true, false, false],
      [false, false, false],
      [false, false, true],
      [false, false, false],
      [true, true, false],
      [false, false, false],
    ]
    return JSON.stringify([outcomes, extra]) === JSON.stringify([expected, []])
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 5 }))
})

t.test('calibration and speed are points, as the golden report has them', async t => {
  t.equal(toTap(measuredRecord()), goldenText('measured.tap'))
})

t.test('a TAP reader finds what each number rests on', async t => {
  const { points, extra } = read(measuredRecord([]))
  t.same(extra, [])
  t.same(
    points.map(({ ok, skip, todo }) => [ok, Boolean(skip), Boolean(todo)]),
    [
      [true, false, false],
      [false, false, false],
      [true, true, false],
      [false, false, true],
      [true, false, false],
      [true, true, false],
    ],
  )
  t.match(points[1]?.diag, { estimate: 0.083, lower: 0.061, upper: 0.104, count: 240 })
})

t.test(
  'a finding with line separators and overrides reads as it was, and stands escaped',
  async t => {
    const actual = 'a\u2028b\u2029c\u202ed\u{e0041}e\u0085f\u200bg\ufeffh\u001b[31m'
    const held = results.map(result =>
      result.finding ? { ...result, finding: { ...result.finding, actual } } : result,
    )
    const { points, extra } = read(recordOf(held))
    t.same(extra, [])
    t.equal(points.length, results.length)
    t.match(points[1]?.diag, { actual })
    t.notMatch(toTap(recordOf(held)), /[\p{Zl}\p{Zp}\p{Cf}]/u)
  },
)
