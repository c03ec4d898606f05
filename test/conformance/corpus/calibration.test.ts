import t from 'tap'
import type { Case, Family } from '../../../conformance/corpus/case.ts'
import { exactFamilies } from '../../../conformance/corpus/families.ts'
import { generateCases } from '../../../conformance/corpus/generate.ts'

const SEEDS = ['a', 'b', 'c', 'd']
const COUNT = 600
const casesOf = (family: Family, seed: string): Case[] => [
  ...generateCases({ families: [family], count: COUNT, seed, partition: 'certify' }),
]
const made = new Map(
  exactFamilies.map(family => [family, SEEDS.map(seed => casesOf(family, seed))]),
)

/** Every event of a case with its probability and whether it came about: yes, or each option or level but one. */
function eventsOf({ posterior, label, question }: Case): { p: number; y: number }[] {
  if (typeof posterior === 'number') return [{ p: posterior, y: Number(label) }]
  const outcomes =
    question.type === 'choice' ? Object.keys(posterior).sort() : Object.keys(posterior)
  const [first = ''] = outcomes
  const share = Object.entries(posterior).find(([name]) => name === first)?.[1] ?? Number.NaN
  return [{ p: share, y: Number(String(label) === first) }]
}

/** Spiegelhalter's Z (1986): standard normal where outcomes are drawn from the stated probabilities. */
function spiegelhalter(cases: readonly Case[]): number {
  const events = cases.flatMap(eventsOf)
  const over = events.reduce((sum, { p, y }) => sum + (y - p) * (1 - 2 * p), 0)
  const under = events.reduce((sum, { p }) => sum + (1 - 2 * p) ** 2 * p * (1 - p), 0)
  return over / Math.sqrt(under)
}

const rated = exactFamilies.filter(({ id }) => id !== 'unknowable-noul')

t.test('z squared over families and seeds is as large as chance makes it', async t => {
  const scores = rated.flatMap(family => (made.get(family) ?? []).map(spiegelhalter))
  const sum = scores.reduce((total, score) => total + score ** 2, 0)
  const degrees = scores.length
  // Central 99.8% of chi squared by Wilson and Hilferty (1931).
  const quantile = (z: number) =>
    degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3
  t.comment(`sum of z squared: ${sum.toFixed(1)} on ${degrees} degrees of freedom`)
  t.equal(degrees, 60)
  t.ok(sum > quantile(-3.09) && sum < quantile(3.09), { sum, degrees })
})

t.test('no family is off by itself', async t => {
  for (const family of rated) {
    const z = spiegelhalter((made.get(family) ?? []).flat())
    t.ok(Math.abs(z) < 4, `${family.id}: ${z.toFixed(2)}`)
  }
})

t.test('what has 1/K comes true as often', async t => {
  for (const family of exactFamilies.filter(({ id }) => id.startsWith('unknowable'))) {
    const events = (made.get(family) ?? []).flat().flatMap(eventsOf)
    const off = events.reduce((sum, { p, y }) => sum + y - p, 0)
    const spread = Math.sqrt(events.reduce((sum, { p }) => sum + p * (1 - p), 0))
    t.ok(Math.abs(off / spread) < 4, `${family.id}: ${(off / spread).toFixed(2)}`)
  }
})

const topOf = ({ posterior }: Case): number =>
  typeof posterior === 'number' ? posterior : Math.max(...Object.values(posterior))
const confidenceOf = ({ posterior }: Case): number =>
  typeof posterior === 'number'
    ? Math.max(posterior, 1 - posterior)
    : Math.max(...Object.values(posterior))
const shareOf = (cases: readonly Case[], holds: (each: Case) => boolean): number =>
  cases.filter(holds).length / cases.length

for (const family of exactFamilies.filter(({ id }) => !id.startsWith('unknowable'))) {
  const cases = (made.get(family) ?? []).flat()

  t.test(`${family.id} has 30% in the acting band, on the side of yes`, async t => {
    const share = shareOf(cases, each => topOf(each) >= 0.9)
    t.ok(share >= 0.3, String(share))
  })

  t.test(`${family.id} has 30% between .5 and .8`, async t => {
    const share = shareOf(cases, each => confidenceOf(each) <= 0.8)
    t.ok(share >= 0.3, String(share))
  })

  t.test(`${family.id} is open in two of three cases`, async t => {
    const share = shareOf(cases, each => confidenceOf(each) < 1)
    t.ok(share >= 2 / 3, String(share))
  })
}
