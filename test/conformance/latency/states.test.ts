import t from 'tap'
import { STUCK_QUESTION } from '../../../conformance/corpus/chalk.ts'
import type { AskedCell } from '../../../conformance/latency/states.ts'
import { cellCharacters, growthRequestOf, statesOf } from '../../../conformance/latency/states.ts'
import type { SystemOneRequest } from '../../../spec/nouns.ts'
import { isRequest } from '../../../spec/validate.ts'

const cells: readonly AskedCell[] = ['S', 'L', 'R']
const rows = Array.from({ length: 300 }, (_, index) => index)

const charactersOf = ({ state, questions }: SystemOneRequest): number =>
  state.length +
  Object.values(questions).reduce((sum, { instructions = '' }) => sum + instructions.length, 0)

for (const cell of cells) {
  const requests = rows.map(statesOf(cell, 'a'))

  t.test(`cell ${cell} sends requests of the protocol`, async t => {
    t.ok(requests.every(isRequest))
  })

  t.test(`cell ${cell} sends no state twice`, async t => {
    t.equal(new Set(requests.map(({ state }) => state)).size, rows.length)
  })

  t.test(`cell ${cell} has its length, up to 7 characters short`, async t => {
    const lengths = [...new Set(requests.map(({ state }) => state.length))].sort()
    const longest = cell === 'R' ? 1516 : cellCharacters[cell]
    t.same(
      lengths,
      [7, 6, 5, 4, 3, 2, 1, 0].map(fewer => longest - fewer),
    )
  })
}

t.test('a rerank has 4,000 characters in all and five lessons', async t => {
  for (const request of rows.map(statesOf('R', 'a'))) {
    t.ok(Math.abs(cellCharacters.R - charactersOf(request)) < 5, String(charactersOf(request)))
    t.equal(Object.keys(request.questions).length, 5)
  }
})

t.test('a stuck state has the layout of Chalk and its question', async t => {
  const { state, questions } = statesOf('L', 'a')(0)
  t.match(
    state,
    /^previous loop:\n {2}failing tests \(20\): .*\n {2}first error: .*\ncurrent loop:\n/,
  )
  t.match(state, /\nchanges between the two loops \(git diff --stat\):\n packages\//)
  t.same(questions, { stuck: { type: 'noul', instructions: STUCK_QUESTION } })
})

t.test('the same seed gives the same requests and another gives others', async t => {
  t.same(statesOf('L', 'a')(7), statesOf('L', 'a')(7))
  t.not(statesOf('L', 'a')(7).state, statesOf('L', 'b')(7).state)
})

t.test('a growth request has exactly the questions and characters asked for', async t => {
  for (const characters of [200, 1500, 4000, 6000]) {
    const request = growthRequestOf({ questions: 8, characters }, 'a', 0)
    t.ok(isRequest(request))
    t.equal(request.state.length, characters)
    t.equal(charactersOf(request), characters + 8 * 300)
  }
})

t.test('no two growth requests of the shortest length share a state', async t => {
  const states = rows.map(index => growthRequestOf({ questions: 1, characters: 200 }, 'a', index))
  t.equal(new Set(states.map(({ state }) => state)).size, rows.length)
})
