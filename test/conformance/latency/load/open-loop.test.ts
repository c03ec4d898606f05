import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { openLoop, type Sent } from '../../../../conformance/latency/load/open-loop.ts'
import { SimulatedClock, stalling } from './simulation.ts'

const all = async <T>(loop: AsyncGenerator<Sent<T>>): Promise<Sent<T>[]> => {
  const sent: Sent<T>[] = []
  for await (const one of loop) sent.push(one)
  return sent
}

const every = (ms: number, count: number) => Array.from({ length: count }, (_, index) => index * ms)

const rimOf = ({ now, sleep }: SimulatedClock, most = 1000) => ({ now, sleep, most })

t.test('each is sent when it is due, whether or not those before are answered', async t => {
  const clock = new SimulatedClock()
  const sent = await all(openLoop(every(5, 20), () => clock.sleep(50), rimOf(clock)))
  t.same(
    sent.map(({ sentMs }) => sentMs),
    every(5, 20),
  )
  t.equal(clock.now(), 19 * 5 + 50)
})

t.test('each is yielded when it comes to an end, with its own result', async t => {
  const clock = new SimulatedClock()
  const takes = [30, 10, 20]
  const send = async (index: number) => {
    await clock.sleep(takes[index] ?? 0)
    return takes[index]
  }
  const sent = await all(openLoop([0, 1, 2], send, rimOf(clock)))
  t.same(
    sent.map(({ index, result }) => [index, result]),
    [
      [1, 10],
      [2, 20],
      [0, 30],
    ],
  )
})

t.test('a timer that fires late is the lateness of this machine', async t => {
  const clock = new SimulatedClock()
  const late = { ...rimOf(clock), sleep: (ms: number) => clock.sleep(ms + 2) }
  const sent = await all(openLoop([10, 20], () => clock.sleep(1), late))
  t.same(
    sent.map(({ sentMs, lagMs }) => [sentMs, lagMs]),
    [
      [12, 2],
      [22, 2],
    ],
  )
})

t.test('what is due together is sent in one turn after one wait', async t => {
  const clock = new SimulatedClock()
  let waits = 0
  const rim = {
    ...rimOf(clock),
    sleep: (ms: number) => {
      waits += 1
      return clock.sleep(Math.ceil(ms))
    },
  }
  const sent = await all(openLoop([10.1, 10.5, 10.9], async () => {}, rim))
  t.same(
    sent.map(({ sentMs }) => sentMs),
    [11, 11, 11],
  )
  t.equal(waits, 1)
})

t.test(
  'what is due beyond the most at once waits, which is no lateness of this machine',
  async t => {
    const clock = new SimulatedClock()
    const sent = await all(openLoop([0, 1, 2], () => clock.sleep(100), rimOf(clock, 1)))
    t.same(
      sent.map(({ dueMs, sentMs, lagMs }) => [dueMs, sentMs, lagMs]),
      [
        [0, 0, 0],
        [1, 100, 0],
        [2, 200, 0],
      ],
    )
  },
)

t.test('a send that throws ends the sending, and what is under way is still yielded', async t => {
  const clock = new SimulatedClock()
  const asked: number[] = []
  const send = async (index: number) => {
    asked.push(index)
    if (index === 1) throw new Error('withheld')
    await clock.sleep(100)
  }
  const loop = openLoop(every(10, 50), send, rimOf(clock))
  const [first] = [await loop.next()]
  t.match(first, { value: { index: 0 } })
  await t.rejects(loop.next(), { message: 'withheld' })
  t.same(asked, [0, 1])
})

t.test(
  'a send that throws at once, before it gives a promise, ends the sending as well',
  async t => {
    const clock = new SimulatedClock()
    const send = (): Promise<void> => {
      throw new Error('at once')
    }
    await t.rejects(all(openLoop([0, 5], send, rimOf(clock))), { message: 'at once' })
  },
)

t.test('who leaves the loop ends the sending', async t => {
  const clock = new SimulatedClock()
  let sends = 0
  const send = async () => {
    sends += 1
  }
  for await (const _ of openLoop(every(10, 50), send, rimOf(clock))) break
  for (let turn = 0; turn < 100; turn += 1) await setImmediate()
  t.equal(sends, 1)
})

t.test('nothing due is nothing sent', async t => {
  t.same(await all(openLoop([], async () => {}, rimOf(new SimulatedClock()))), [])
})

/** Asks a server that takes 10 ms and stands still from 4 s to 7 s, 20 times a second for 10 s. */
const stalled = () => {
  const clock = new SimulatedClock()
  const server = stalling(4000, 3000, 10)
  const ask = async () => {
    const began = clock.now()
    await clock.sleep(server(began).at - began)
    return clock.now() - began
  }
  return { clock, ask, due: every(50, 200) }
}

const overASecond = (times: readonly number[]): number => times.filter(ms => ms > 1000).length

t.test('a stall of 3 s is seen once by a loop that waits for each answer', async t => {
  const { clock, ask, due } = stalled()
  const times: number[] = []
  for (const at of due) {
    if (at > clock.now()) await clock.sleep(at - clock.now())
    times.push(await ask())
  }
  t.equal(overASecond(times), 1)
})

t.test(
  'a stall of 3 s is seen by each of the 40 that a schedule has due in its first 2 s',
  async t => {
    const { clock, ask, due } = stalled()
    const sent = await all(openLoop(due, ask, rimOf(clock)))
    const times = sent.map(({ dueMs, sentMs, result }) => sentMs - dueMs + result)
    t.equal(times.length, 200)
    t.equal(overASecond(times), 41)
  },
)

t.test('a schedule that may have one under way still counts from when each was due', async t => {
  const { clock, ask, due } = stalled()
  const sent = await all(openLoop(due, ask, rimOf(clock, 1)))
  const times = sent.map(({ dueMs, sentMs, result }) => sentMs - dueMs + result)
  t.ok(overASecond(times) > 40, `${overASecond(times)} over a second`)
})
