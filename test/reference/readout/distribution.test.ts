import fc from 'fast-check'
import t from 'tap'
import { distributionOf, evidenceOf } from '../../../reference/readout/evidence.ts'
import { addLogs, logOf, softmax } from '../../../reference/readout/log-space.ts'
import { seeded, weights } from '../arbitrary.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const temperature = fc.double({ min: 0.05, max: 20, noNaN: true })

t.test('a distribution adds up to 1 at every temperature', async t => {
  const property = fc.property(weights(), temperature, (row, at) => {
    const probabilities = distributionOf([row, row.toReversed()], at)
    return Math.abs(sum(probabilities) - 1) < 1e-9 && probabilities.every(p => p >= 0 && p <= 1)
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('softmax does not depend on the order, to the last bit', async t => {
  const shuffled = weights().chain(row =>
    fc.tuple(fc.constant(row), fc.shuffledSubarray([...row.keys()], { minLength: row.length })),
  )
  const property = fc.property(shuffled, temperature, ([row, order], at) => {
    const plain = softmax(row, at)
    const moved = softmax(
      order.map(place => row[place] ?? 0),
      at,
    )
    return order.every((place, index) => moved[index] === plain[place])
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('a higher temperature never makes the likeliest outcome likelier', async t => {
  const property = fc.property(weights(), temperature, temperature, (row, one, other) => {
    const [cold, hot] = [Math.min(one, other), Math.max(one, other)]
    return Math.max(...softmax(row, hot)) <= Math.max(...softmax(row, cold)) + 1e-12
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('evidence made of a distribution comes to that distribution', async t => {
  const [first = [], second = []] = [[0.7, 0.2, 0.1], distributionOf(evidenceOf([0.7, 0.2, 0.1]))]
  t.ok(
    first.every((p, index) => Math.abs(p - (second[index] ?? 0)) < 1e-12),
    String(second),
  )
})

t.test('the logarithm of a probability is a number, of none at all that of 1e-12', async t => {
  t.same([logOf(1), logOf(0.5), logOf(0)], [0, Math.log(0.5), Math.log(1e-12)])
})

t.test('nothing possible is an even spread', async t => {
  const never = Number.NEGATIVE_INFINITY
  t.same(softmax([never, never]), [0.5, 0.5])
})

t.test('probabilities are added without leaving the range of a double', async t => {
  t.ok(Math.abs(addLogs([-1000, -1000]) - (-1000 + Math.log(2))) < 1e-9)
  t.equal(addLogs([]), Number.NEGATIVE_INFINITY)
})
