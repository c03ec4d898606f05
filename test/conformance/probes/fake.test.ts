import t from 'tap'
import type { Exchange } from '../../../conformance/exchange.ts'
import type { MeasureLevel, Measuring } from '../../../conformance/measuring.ts'
import { crossTalk } from '../../../conformance/probes/burst.ts'
import { planCrossTalk } from '../../../conformance/probes/cross-talk.ts'
import { probe } from '../../../conformance/probes/measurement.ts'
import { planProbes } from '../../../conformance/probes/plan.ts'
import { createFake } from '../../../fake/index.ts'
import type { Dials } from '../../../fake/truth.ts'
import { ended, idsOf } from './judging.ts'

const planOf = (level: MeasureLevel) => planProbes({ level, seed: 'fake', isConcurrent: false })
const talk = planCrossTalk({ level: 'quick', seed: 'fake', isConcurrent: true })

/** Asks over HTTP, as much as a probe needs of it. */
function measuringAt(url: string): Measuring {
  let id = 0
  return {
    seed: 'fake',
    async ask(body): Promise<Exchange> {
      id += 1
      const own = id
      const response = await fetch(`${url}/v1/systemone`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      return {
        id: own,
        check: 'probes',
        sent: { method: 'POST', path: '/v1/systemone', headers: {}, body: bytes, raw: null },
        received: { status: response.status, headers: {}, body: bytes },
        ended: 'clean',
        cause: null,
        connectMs: null,
        firstByteMs: 0,
        totalMs: 0,
      }
    },
    health: () => Promise.reject(new Error('a probe asks nothing about health')),
    ended: () => null,
    now: () => 0,
    sleep: () => Promise.resolve(),
    watchLoop: () => ({ stop: () => 0 }),
  }
}

const failing: readonly (readonly [dials: Dials, failed: readonly string[], MeasureLevel?])[] = [
  [{}, [], 'standard'],
  [{ gain: 2 }, []],
  [{ digits: 2 }, []],
  [{ coarseness: 4 }, []],
  [{ ids: 1 }, ['C5.rename']],
  [{ ids: 4 }, ['C5.rename'], 'standard'],
  [{ order: 3 }, ['C5.options', 'C5.exchangeable']],
  [{ baseRate: 'family' }, ['C5.state']],
  [{ bias: 3 }, ['C5.exchangeable']],
]

for (const [dials, failed, level = 'quick'] of failing) {
  const plan = planOf(level)
  const what = JSON.stringify(dials)
  t.test(
    `a fake that knows the truth, with dials ${what}, fails ${failed.length} laws`,
    async t => {
      const fake = await createFake({ port: 0, truth: { cases: plan.cases, dials } })
      t.teardown(() => fake.stop())
      const judged = await ended(probe(plan, measuringAt(fake.url), 0.9))
      t.same(idsOf(judged, 'fail'), failed, JSON.stringify(judged, null, 2))
      const open = [...idsOf(judged, 'warn'), ...idsOf(judged, 'inconclusive')]
      if (failed.length === 0) t.same(open, [])
    },
  )
}

t.test(
  'a fake that takes requests at once passes L7, and one that mixes them up fails',
  async t => {
    for (const [dials, outcome] of [
      [{ takesMs: 20 }, 'pass'],
      [{ takesMs: 20, mixUp: 1 }, 'fail'],
    ] as const) {
      const fake = await createFake({ port: 0, truth: { cases: talk.cases, dials } })
      t.teardown(() => fake.stop())
      const judged = await ended(crossTalk(talk, measuringAt(fake.url)))
      t.equal(judged.outcome, outcome, JSON.stringify(judged, null, 2))
    }
  },
)
