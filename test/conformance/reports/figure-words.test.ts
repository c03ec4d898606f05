import fc from 'fast-check'
import t from 'tap'
import type { Judged } from '../../../conformance/judged.ts'
import {
  estimateWords,
  intervalLine,
  valueWords,
} from '../../../conformance/reports/figure-words.ts'
import { calibrationVerdicts } from './sample-measured.ts'

const [sample] = calibrationVerdicts

const judged = (changes: Partial<Judged>): Judged => ({ ...sample, ...changes }) as never

t.test('a value carries its unit', async t => {
  t.equal(valueWords(0.95749, 'share'), '0.957')
  t.equal(valueWords(0, 'share'), '0')
  t.equal(valueWords(1, 'share'), '1')
  t.equal(valueWords(1023.4, 'ms'), '1,023 ms')
  t.equal(valueWords(1300, 'count'), '1,300')
  t.equal(valueWords(3.5, 'ratio'), '3.5')
})

t.test('figures name estimate, limits, count and threshold', async t => {
  t.equal(
    estimateWords(judged({})),
    'estimate 0.958, 95% sure: at least 0.929 and at most 0.977, n = 212, threshold 0.9',
  )
})

t.test('figures leave out what there is not, and are none where there is nothing', async t => {
  const bare = { estimate: null, lower: null, upper: null, threshold: null, count: 0 }
  t.equal(estimateWords(judged({ ...bare, count: 3 })), 'n = 3')
  t.equal(estimateWords(judged(bare)), null)
})

t.test('an interval is drawn with its estimate, limits and threshold in their order', async t => {
  const line = intervalLine(judged({}), 40)
  t.match(line, /^0\.89 ·*┃·*├─*●─*┤·* 0\.99$/)
})

t.test('no interval is drawn without an estimate', async t => {
  t.equal(intervalLine(judged({ estimate: null })), null)
})

t.test('an interval of any numbers has the width it is given and shows its estimate', async t => {
  const number = fc.double({ min: 0, max: 1e6, noNaN: true })
  const property = fc.property(number, number, number, number, (one, two, three, threshold) => {
    const [lower = 0, estimate = 0, upper = 0] = [one, two, three].sort((a, b) => a - b)
    const line = intervalLine(judged({ lower, estimate, upper, threshold, unit: 'ms' }), 30) ?? ''
    return /[●◉]/.test(/ms ([·─├┤┃●◉]{30}) /.exec(line)?.[1] ?? '')
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 23 }))
})

t.test('the axis of a share ends at 1', async t => {
  const line = intervalLine(judged({ estimate: 0.99, lower: 0.97, upper: 1 }))
  t.match(line, / 1$/)
})

t.test('a share is shown from 0 to 1, and a limit at an end of it not at all', async t => {
  const ends = { estimate: 1, lower: 0.975, upper: 1.005, threshold: null }
  t.equal(estimateWords(judged(ends)), 'estimate 1, 95% sure: at least 0.975, n = 212')
  t.equal(valueWords(-0.001, 'share'), '0')
})

t.test('a ratio may be negative, and beyond a million is told as that', async t => {
  t.equal(valueWords(-0.0654, 'ratio'), '-0.065')
  t.equal(valueWords(3.256, 'ratio'), '3.26')
  t.equal(valueWords(106518.47, 'ratio'), '106,518')
  t.equal(valueWords(7.1e37, 'ratio'), 'over 1,000,000')
})
