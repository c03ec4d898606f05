import t from 'tap'
import type { Case } from '../../../conformance/corpus/case.ts'
import { generatorOf } from '../../../fake/distribution.ts'
import {
  type Belief,
  believed,
  isRightNineInTen,
  knows,
  wavers,
} from '../../../scripts/acceptance/beliefs.ts'

const count = 20_000

/** Draws beliefs about as many cases that are yes as are no. */
function drawn(belief: Belief, seed: string): { stated: number; isYes: boolean }[] {
  const next = generatorOf(seed)
  return Array.from({ length: count }, (_, at) => {
    const isYes = at % 2 === 0
    return { isYes, stated: belief(isYes, next) }
  })
}

/** Gives how often yes is true among beliefs from `from` to `to`, and the mean of what is stated. */
function within(rows: readonly { stated: number; isYes: boolean }[], from: number, to: number) {
  const own = rows.filter(({ stated }) => stated >= from && stated <= to)
  return {
    stated: own.reduce((sum, { stated }) => sum + stated, 0) / own.length,
    yes: own.filter(({ isYes }) => isYes).length / own.length,
  }
}

t.test('who wavers is right as often as it says, in every tenth', async t => {
  const rows = drawn(wavers, 'wavers')
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const { stated, yes } = within(rows, tenth / 10, (tenth + 1) / 10)
    t.ok(Math.abs(stated - yes) < 0.04, `tenth ${tenth}: states ${stated}, comes ${yes}`)
  }
})

t.test('who is right nine times in ten acts with that precision', async t => {
  const { yes } = within(drawn(isRightNineInTen, 'nine'), 0.9, 1)
  t.ok(Math.abs(yes - 0.9) < 0.01, String(yes))
})

t.test('a belief about a case is the same for the same seed, and another for another', async t => {
  const given: Case = {
    ...{ id: 'i', family: 'f', partition: 'dev', cluster: 'c', nonce: '', level: 'D1' },
    ...{ state: 's', question: { type: 'noul', instructions: 'Is it?' } },
    ...{ posterior: 1, label: true },
  }
  const [one, again, other] = ['a', 'a', 'b'].map(seed => believed(given, wavers, seed).posterior)
  t.equal(one, again)
  t.not(one, other)
  t.equal(believed(given, knows, 'a').posterior, 1)
})
