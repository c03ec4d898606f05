import fc from 'fast-check'
import t from 'tap'
import { sleep } from '../../../fake/sleep.ts'
import { createGate } from '../../../fake/truth/gate.ts'
import { createMixUp } from '../../../fake/truth/mix-up.ts'
import { createTruth, type Dials, type TruthCase } from '../../../fake/truth.ts'
import { asking, casesOf, occasion } from './asking.ts'

/** Makes a clock that stands still until it is told to go on. */
function createClock() {
  let now = 0
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const settle = () => new Promise<void>(resolve => setImmediate(resolve))
  return {
    now: () => now,
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>(wake => {
        signal.addEventListener('abort', () => wake())
        sleepers.push({ at: now + ms, wake })
      }),
    async goTo(time: number) {
      await settle()
      for (;;) {
        const [first] = sleepers.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)
        if (first === undefined) break
        now = first.at
        sleepers = sleepers.filter(sleeper => sleeper !== first)
        first.wake()
        await settle()
      }
      now = time
    },
  }
}

/** Lets requests in at these times and gives when each is through, on a clock of its own. */
async function through(dials: Dials, arrivals: readonly number[], until = 10_000) {
  const clock = createClock()
  const gate = createGate(dials, clock.sleep)
  const ends: number[] = []
  for (const [index, arrival] of arrivals.entries()) {
    await clock.goTo(arrival)
    const due = gate.pass() ?? Promise.resolve()
    due.then(() => {
      ends[index] = clock.now()
    })
  }
  await clock.goTo(until)
  return ends
}

const nouls = ['one', 'two', 'three'].map(
  (state, index): TruthCase => ({
    state,
    question: { type: 'noul', instructions: 'Is it?' },
    posterior: (index + 1) / 10,
  }),
)
const [first = '', second = ''] = nouls.map(({ state }) => String(state))
const question = { type: 'noul', instructions: 'Is it?' } as const

t.test('without a dial of time nothing waits', async t => {
  t.equal(createGate({ gain: 2 }, sleep).pass(), null)
})

t.test('takesMs holds each request by itself', async t => {
  t.same(await through({ takesMs: 40 }, [0, 0, 10]), [40, 40, 50])
})

t.test('serialMs answers one at a time, so that the k-th of a burst waits k times', async t => {
  t.same(await through({ serialMs: 150 }, [0, 0, 0, 0]), [150, 300, 450, 600])
  t.same(await through({ serialMs: 150 }, [0, 200, 210]), [150, 350, 500])
})

t.test('a stall holds what comes until its end, and does not count it', async t => {
  const arrivals = [0, 10, 20, 30, 500, 1100, 1110, 1120, 1130]
  const ends = await through({ stallMs: 1000, stallEvery: 3 }, arrivals)
  t.same(ends, [0, 10, 1020, 1020, 1020, 1100, 1110, 2120, 2120])
})

t.test('an open loop sees a stall in many requests, a closed loop in one', async t => {
  const dials = { takesMs: 2, stallMs: 1000, stallEvery: 100 }
  const arrivals = Array.from({ length: 300 }, (_, index) => index * 5)
  const open = await through(dials, arrivals)
  const late = open.filter((end, index) => end - (arrivals[index] ?? 0) > 100)
  t.ok(late.length > 150, `${late.length} of 300 are late`)
  const clock = createClock()
  const gate = createGate(dials, clock.sleep)
  let slow = 0
  for (let sent = 0; sent < 150; sent += 1) {
    const start = clock.now()
    let end = start
    gate.pass()?.then(() => {
      end = clock.now()
    })
    await clock.goTo(start + 2)
    if (end === start) await clock.goTo(start + 1100)
    if (end - start > 100) slow += 1
  }
  t.equal(slow, 1)
})

t.test('a stall holds the queue that stood before it', async t => {
  const ends = await through({ serialMs: 100, stallMs: 1000, stallEvery: 3 }, [0, 0, 50])
  t.same(ends, [1050, 1150, 1250])
})

t.test('an open gate holds nothing any more', async t => {
  const gate = createGate({ serialMs: 60_000 }, sleep)
  const waiting = [gate.pass(), gate.pass()]
  gate.open()
  await Promise.all(waiting)
  t.equal(gate.pass(), null)
})

t.test('alone, a request is never taken for another', async () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (seed, count) => {
      const truth = createTruth({ cases: casesOf(nouls), dials: { mixUp: 1 }, seed })
      return Array.from({ length: count }, (_, index) => index).every(index => {
        const given = nouls[index % nouls.length]
        const turn = truth.enter(asking(String(given?.state), question), occasion(index + 1))
        const said = turn.answer('q')
        turn.leave()
        return said?.['noul'] === given?.posterior
      })
    }),
    { seed: 7 },
  )
})

t.test(
  'with another in, mixUp 1 answers about its state, with its own key and question',
  async t => {
    const truth = createTruth({ cases: casesOf(nouls), dials: { mixUp: 1 } })
    const one = truth.enter(asking(first, question), occasion(1))
    const two = truth.enter(asking(second, question, 'mine'), occasion(2))
    t.match(one.answer('q'), { noul: 0.1 })
    t.match(two.answer('mine'), { noul: 0.1 })
    t.equal(two.heard.text, first)
    one.leave()
    two.leave()
    t.match(truth.enter(asking(second, question), occasion(3)).answer('q'), { noul: 0.2 })
  },
)

t.test('the same state twice at once is no mix-up, and mixUp 0 never is', async t => {
  const asked = asking('same', question)
  t.equal(createMixUp(1, 's')(asked, [asking('same', question)]), asked)
  t.equal(createMixUp(0, 's')(asked, [asking('other', question)]), asked)
})

t.test('mixUp is the share of overlapping requests, and a seed repeats it', async t => {
  const drawn = (seed: string): readonly boolean[] => {
    const mixUp = createMixUp(0.3, seed)
    const asked = asking('mine', question)
    return Array.from({ length: 2000 }, () => mixUp(asked, [asking('other', question)]) !== asked)
  }
  const share = drawn('a').filter(Boolean).length / 2000
  t.ok(share > 0.26 && share < 0.34, `${share} of them`)
  t.same(drawn('a'), drawn('a'))
  t.notSame(drawn('a'), drawn('b'))
})
