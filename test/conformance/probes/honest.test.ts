import t from 'tap'
import { coarse, gained, rounding, shaking, trembling } from './deciders.ts'
import { idsOf, judgedOf, talkOf } from './judging.ts'
import { perfect } from './simulated.ts'

const SEEDS = 100
const seeds = Array.from({ length: SEEDS }, (_, at) => `honest ${at}`)

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

const honest = {
  'a decider that knows the truth': perfect,
  'one that is off by up to 0.02, otherwise each time': trembling,
  'one with a normal tremor of 0.02': shaking,
  'one that is too sure': gained(3),
  'one that is too unsure': gained(0.3),
  'one that trembles and writes two digits': rounding(trembling),
  'one that knows quarters': coarse,
}

for (const [name, decider] of Object.entries(honest)) {
  t.test(`${name} breaks no law in ${SEEDS} runs`, async t => {
    for (const seed of seeds) {
      const judged = await judgedOf(decider, 'quick', seed)
      const noisy = idsOf(judged, 'warn').filter(id => id !== 'C5.repeat')
      t.same([...idsOf(judged, 'fail'), ...noisy], [], seed)
    }
  })

  t.test(`${name} mixes nothing up at once in ${SEEDS} runs`, async t => {
    const outcomes = await Promise.all(seeds.map(seed => talkOf(decider, 'quick', seed)))
    t.same(idsOf(outcomes, 'fail'), [])
  })
}
