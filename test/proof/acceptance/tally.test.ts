import t from 'tap'
import type { JudgedOutcome } from '../../../conformance/judged.ts'
import { type DeciderName, deciders } from '../../../scripts/acceptance/deciders.ts'
import type { Observation } from '../../../scripts/acceptance/observation.ts'
import { tableOf } from '../../../scripts/acceptance/table.ts'
import { tally } from '../../../scripts/acceptance/tally.ts'

const all: Readonly<Record<string, JudgedOutcome>> = Object.fromEntries(
  ['C0', 'C1', 'C2.noul', 'C3', 'C5.rename', 'C5.batch', 'C7', 'L1', 'L2', 'L5', 'L7'].map(id => [
    id,
    'pass' as const,
  ]),
)

/** Changes what one decider came to. */
type Change = { readonly [name in DeciderName]?: Partial<Observation> }

const asRequired: Change = {
  nine: { verdicts: { ...all, C1: 'inconclusive' } },
  sharpened: { verdicts: { ...all, 'C2.noul': 'fail' } },
  base: { verdicts: { ...all, C1: 'inconclusive', C7: 'warn' } },
  ids: { verdicts: { ...all, 'C5.rename': 'fail' } },
  mixesUp: { verdicts: { ...all, L7: 'fail' } },
  stalls: { verdicts: { ...all, L2: 'inconclusive', L5: 'fail' }, episodes: 3 },
  queues: { serial: [4, 16] },
}

const names = Object.keys(deciders).filter((name): name is DeciderName => name in deciders)

/** Makes one run of every decider that keeps every requirement, but for what is changed. */
const runs = (change: Change = {}): Observation[] =>
  names.map(decider => ({
    ...{ decider, seed: 's', verdicts: all, reasons: {}, episodes: 0, serial: [], requests: 1 },
    ...asRequired[decider],
    ...change[decider],
  }))

// Of a single run a rate of 5% proves nothing.
const brokenBy = (change: Change): string[] =>
  tally(['s1', 's2', 's3'].flatMap(seed => runs(change).map(run => ({ ...run, seed }))))
    .filter(({ isKept }) => !isKept)
    .map(({ requirement }) => `${requirement.decider}: ${requirement.says}`)

t.test('runs as they are required keep every rate', async t => {
  t.same(brokenBy({}), [])
})

t.test('every requirement is broken by what it is about', async t => {
  const of = (changes: Readonly<Record<string, JudgedOutcome>>) => ({
    verdicts: { ...all, ...changes },
  })
  const fallen = new Set([
    ...brokenBy({ exact: of({ 'C2.noul': 'fail', C3: 'fail' }) }),
    ...brokenBy({ honest: of({ 'C2.noul': 'fail', C3: 'fail' }) }),
    ...brokenBy({ noisy: of({ 'C2.noul': 'fail', C3: 'fail', C1: 'fail', C7: 'warn' }) }),
    ...brokenBy({ noisy: of({ C0: 'warn', 'C5.rename': 'fail' }) }),
    ...brokenBy({ nine: of({ C1: 'pass' }) }),
    ...brokenBy({ nine: of({ C1: 'fail' }) }),
    ...brokenBy({ sharpened: of({}), base: of({}), ids: of({ 'C5.batch': 'fail' }) }),
    ...brokenBy({ exactRounded: of({ C7: 'warn' }), honestRounded: of({ C1: 'fail' }) }),
    ...brokenBy({ mixesUp: of({}), stalls: { ...of({}), episodes: 0 }, queues: { serial: [4] } }),
    ...brokenBy({ steady: { ...of({ L7: 'fail' }), episodes: 1, serial: [4] } }),
  ])
  const required = tally(runs()).map(
    ({ requirement }) => `${requirement.decider}: ${requirement.says}`,
  )
  t.same(
    required.filter(each => !fallen.has(each)),
    [],
  )
})

t.test('a broken rate is told with its seed', async t => {
  const lines = tableOf(tally(runs({ sharpened: { verdicts: all } })))
  const at = lines.findIndex(line => line.startsWith('BROKEN'))
  t.match(lines[at], /gain 2: C2 fails +at least 99% +0% \(0 of 1\)/)
  t.match(lines[at + 1], /see seed s/)
})

t.test('a rate without the verdict it is about is not kept', async t => {
  t.same(brokenBy({ honest: { verdicts: { C2: 'pass' } } }), ['honest: C3 fails'])
})

t.test(
  'of few runs one is let be where the rate allows it, of 200 no more than it says',
  async t => {
    const rowOf = (count: number, passes: number) => {
      const seeds = Array.from({ length: count }, (_, at) => `s${at}`)
      const given = seeds.flatMap((seed, at) =>
        runs(at < passes ? { nine: { verdicts: all } } : {}).map(run => ({ ...run, seed })),
      )
      return tally(given).find(
        ({ requirement: { decider, says } }) => decider + says === 'nineC1 passes',
      )
    }
    t.ok(rowOf(16, 2)?.isKept)
    t.notOk(rowOf(16, 4)?.isKept)
    t.ok(rowOf(200, 10)?.isKept)
    t.notOk(rowOf(200, 11)?.isKept)
  },
)

t.test('a verdict is not taken for its part', async t => {
  t.same(brokenBy({ nine: { verdicts: { ...all, C1: 'inconclusive', 'C1.both': 'pass' } } }), [])
})

t.test('a rate without a run is not kept', async t => {
  t.notOk(tally([]).some(({ isKept }) => isKept))
})
