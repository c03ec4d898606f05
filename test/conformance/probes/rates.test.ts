import t from 'tap'
import { blind, crowded, leaking, mixing, ordering, presumptuous, trembling } from './deciders.ts'
import { idsOf, judgedOf, talkOf, verdict } from './judging.ts'
import type { Decider } from './simulated.ts'

const SEEDS = 100
const seeds = Array.from({ length: SEEDS }, (_, at) => `fault ${at}`)

const certain: readonly (readonly [what: string, decider: Decider, id: string])[] = [
  ['lets keys decide', leaking(3), 'C5.rename'],
  ['is led by what else is asked', crowded, 'C5.batch'],
  ['ignores the state', blind, 'C5.state'],
  ['is sure of what nobody can know', presumptuous, 'C5.exchangeable'],
]

for (const [what, decider, id] of certain) {
  t.test(`a decider that ${what} fails ${id} in each of ${SEEDS} quick runs`, async t => {
    for (const seed of seeds) {
      const judged = await judgedOf(decider, 'quick', seed)
      t.same(idsOf(judged, 'fail'), [id], seed)
    }
  })
}

t.test('a lean to the first option is seen in four of five quick runs', async t => {
  const runs = await Promise.all(seeds.map(seed => judgedOf(ordering(3), 'quick', seed)))
  const failed = runs.filter(judged => verdict(judged, 'C5.options').outcome === 'fail')
  t.ok(failed.length >= 0.8 * SEEDS, String(failed.length))
})

t.test(
  `a decider that mixes up three states of ten fails L7 in each of ${SEEDS} quick runs`,
  async t => {
    for (const seed of seeds) {
      t.equal((await talkOf(mixing(0.3), 'quick', seed)).outcome, 'fail')
    }
  },
)

t.test('a swap shows through the tremor of an honest decider', async t => {
  const both: Decider = matter => {
    const truth = mixing(0.5)(matter)
    return trembling({ ...matter, truth })
  }
  t.equal((await talkOf(both, 'quick', 'tremor')).outcome, 'fail')
})

t.test(
  'the exchanges of a swap are those of the answer alone and of the answer at once',
  async t => {
    const { exchanges, says } = await talkOf(mixing(1), 'quick', 'shown')
    t.match(says, "name another state's word")
    t.ok(exchanges.some(id => id <= 16) && exchanges.some(id => id > 48), String(exchanges))
  },
)
