import t from 'tap'
import { growthOf } from '../../../conformance/latency/growth.ts'
import { type Asked, measure } from './simulated.ts'

const near = (one: number | null | undefined, other: number) =>
  Math.abs((one ?? Number.NaN) - other) < 1e-6

/** 20 ms, and 30 ms a question, and 15 ms for 1,000 characters of state and questions. */
const linear = ({ questions, characters }: Asked) => ({
  ms: 20 + 30 * questions + 15 * (characters / 1000),
})

for (const level of ['quick', 'standard'] as const) {
  t.test(`the slopes of a linear server are exact at level ${level}`, async t => {
    const { record, verdict } = await measure(linear, { level })
    // A question of 300 characters is read as well.
    t.ok(near(record.growth?.msPerQuestion, 30 + 15 * 0.3), String(record.growth?.msPerQuestion))
    t.ok(near(record.growth?.msPerThousandCharacters, 15))
    const [many, one] = [20 + 34.5 * 8 + 60, 20 + 34.5 + 60]
    t.ok(near(verdict('L6').estimate, many / one))
    t.equal(verdict('L6').outcome, 'pass')
  })

  t.test(`L and R are foretold exactly for a linear server at level ${level}`, async t => {
    const { record } = await measure(linear, { level })
    const asked = 115
    t.ok(
      near(record.growth?.predicted.L, 20 + 30 + 15 * (6 + asked / 1000)),
      String(record.growth?.predicted.L),
    )
    t.ok(near(record.growth?.predicted.R, 20 + 150 + 15 * 4))
  })
}

t.test(
  'a server that reads the state anew for each question is warned of, never failed',
  async t => {
    const { verdict } = await measure(({ questions }) => ({ ms: 100 * questions }))
    t.equal(verdict('L6').outcome, 'warn')
    t.equal(verdict('L6').estimate, 8)
    t.equal(verdict('L6').exchanges.length, 10)
    t.match(verdict('L6').next, 'read the state once')
  },
)

t.test('a server that refuses eight questions is warned of', async t => {
  const { verdict, record } = await measure(({ questions }) =>
    questions === 8 ? { ms: 5, status: 422 } : { ms: 100 },
  )
  t.equal(verdict('L6').outcome, 'warn')
  t.equal(verdict('L6').estimate, null)
  t.equal(record.growth?.points.filter(({ ms }) => ms === null).length, 12)
})

t.test('a server that answers none of it leaves growth open', async t => {
  const { verdict } = await measure(({ label }) =>
    label === 'latency.growth' ? { ms: 5, status: 500 } : { ms: 100 },
  )
  t.same([verdict('L6').outcome, verdict('L6').reason], ['inconclusive', 'coverage'])
})

t.test('a stall in one answer in six bends no slope by much', async t => {
  let turn = 0
  const { record } = await measure(asked => {
    turn += 1
    return { ms: linear(asked).ms + (turn % 6 === 0 ? 4000 : 0) }
  })
  const { msPerQuestion = null, msPerThousandCharacters = null } = record.growth ?? {}
  t.ok(Math.abs((msPerQuestion ?? 0) - 34.5) < 10, String(msPerQuestion))
  t.ok(Math.abs((msPerThousandCharacters ?? 0) - 15) < 10, String(msPerThousandCharacters))
})

t.test('without times there are no slopes', async t => {
  const { msPerQuestion, msPerThousandCharacters, ratio, predicted } = growthOf([
    { questions: 1, characters: 200, ms: null },
  ])
  t.same(
    [msPerQuestion, msPerThousandCharacters, ratio, predicted],
    [null, null, null, { L: null, R: null }],
  )
})
