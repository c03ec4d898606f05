import t from 'tap'
import {
  figure,
  inMs,
  percent,
  sentence,
  setting,
  share,
  whole,
} from '../../conformance/wording.ts'

t.test('what rounds to nothing has no sign', async t => {
  t.same([-0.0004, -0.0006, 0.0444].map(figure), ['0.000', '-0.001', '0.044'])
})

t.test('a share lies from 0 to 1', async t => {
  t.same([1.005, -0.004, 0.9747].map(share), ['1.000', '0.000', '0.975'])
})

t.test('a setting is written as it was set', async t => {
  t.same([0.9, 0.875, 0.05].map(setting), ['0.9', '0.875', '0.05'])
})

t.test('a share in per cent has a digit where it counts', async t => {
  t.same([0.5, 0.975].map(percent), ['50%', '97.5%'])
})

t.test('thousands stand apart, and times have tenths below 10', async t => {
  t.equal(whole(12_345), '12,345')
  t.same([2000, 12.34, 1.25, 0.01].map(inMs), ['2,000 ms', '12 ms', '1.3 ms', '0 ms'])
})

t.test('a sentence begins with a capital and ends with one stop', async t => {
  t.same(['off by 0.1', 'Off by 0.1.'].map(sentence), ['Off by 0.1.', 'Off by 0.1.'])
})
