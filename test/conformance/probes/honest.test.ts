import t from 'tap'
import { coarse, gained, rounding, shaking, trembling } from './deciders.ts'
import { idsOf, judgedOf, talkOf } from './judging.ts'
import { type Decider, perfect } from './simulated.ts'

const seedsUpTo = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `honest ${at}`)

t.test('a perfect decider passes every law at every level', async t => {
  for (const level of ['quick', 'standard', 'certify'] as const) {
    const judged = await judgedOf(perfect, level, 'perfect')
    const skipped = judged.filter(({ outcome }) => outcome === 'not-tested')
    t.equal(idsOf(judged, 'pass').length + skipped.length, judged.length, level)
    t.equal(skipped.length > 0, level === 'quick')
  }
})

t.test('a perfect decider passes where answers hold no probabilities', async t => {
  const judged = await judgedOf(perfect, 'standard', 'closed', { isOpen: false })
  const others = judged.filter(({ outcome }) => outcome !== 'pass')
  // Without them a choice of two cannot be compared with a probability.
  t.same(
    others.map(({ id, outcome, reason }) => [id, outcome, reason]),
    [['C5.form', 'inconclusive', 'coverage']],
  )
})

type Honest = readonly [what: string, decider: Decider, runs: number]

// The first four answer alike each time, so that more runs would show nothing but other texts.
const honest: readonly Honest[] = [
  ['a decider that knows the truth', perfect, 10],
  ['one that is too sure', gained(3), 10],
  ['one that is too unsure', gained(0.3), 10],
  ['one that knows quarters', coarse, 10],
  ['one that is off by up to 0.02, otherwise each time', trembling, 60],
  ['one with a normal tremor of 0.02', shaking, 60],
  ['one that trembles and writes two digits', rounding(trembling), 60],
]

for (const [what, decider, runs] of honest) {
  t.test(`${what} breaks no law in ${runs} runs`, async t => {
    for (const seed of seedsUpTo(runs)) {
      const judged = await judgedOf(decider, 'quick', seed)
      const warned = idsOf(judged, 'warn').filter(id => id !== 'C5.repeat')
      t.same([...idsOf(judged, 'fail'), ...warned], [], seed)
    }
  })

  t.test(`${what} mixes nothing up at once in ${runs} runs`, async t => {
    for (const seed of seedsUpTo(runs)) {
      t.not((await talkOf(decider, 'quick', seed)).outcome, 'fail', seed)
    }
  })
}
