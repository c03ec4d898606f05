import fc from 'fast-check'
import t from 'tap'
import { apportion } from '../../../reference/faces/rounding.ts'
import { softmax } from '../../../reference/readout/log-space.ts'
import { seeded, weights } from '../arbitrary.ts'

const units = (rounded: readonly number[]) =>
  rounded.reduce((sum, each) => sum + Math.round(each * 1e4), 0)

t.test('a rounded distribution adds up to 1 to the digit', async t => {
  const property = fc.property(weights(), row => units(apportion(softmax(row), 4)) === 10_000)
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('no figure moves by a whole unit', async t => {
  const property = fc.property(weights(), row => {
    const exact = softmax(row)
    return apportion(exact, 4).every(
      (each, index) => Math.abs(each - (exact[index] ?? 0)) < 1e-4 + 1e-12,
    )
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('what is left over goes to those that lost most', async t => {
  t.same(apportion([1 / 3, 1 / 3, 1 / 3], 2), [0.34, 0.33, 0.33])
  t.same(apportion([0.126, 0.437, 0.437], 2), [0.12, 0.44, 0.44])
})
