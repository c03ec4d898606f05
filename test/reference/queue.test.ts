import t from 'tap'
import { Queue, type QueueClock } from '../../reference/queue.ts'

/** A clock that stands still until it is told to go on. */
function handClock() {
  let time = 0
  const alarms = new Map<() => void, number>()
  const clock: QueueClock = {
    now: () => time,
    after(ms, call) {
      alarms.set(call, time + ms)
      return () => alarms.delete(call)
    },
  }
  const go = (ms: number) => {
    time += ms
    for (const [call, at] of [...alarms]) if (at <= time && alarms.delete(call)) call()
  }
  return { clock, go, alarms }
}

/** Tasks that end when they are told to. */
function tasks() {
  const open = new Map<string, { end: () => void; fail: () => void }>()
  const started: string[] = []
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name)
      open.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) })
    })
  return { open, started, task }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

function rig(mostWaitMs = 1000, mostWaiting = 100) {
  const hand = handClock()
  return { ...hand, ...tasks(), queue: new Queue({ mostWaitMs, mostWaiting }, hand.clock) }
}

t.test('one is done at a time, in order of arrival', async t => {
  const { queue, task, open, started } = rig()
  const all = ['a', 'b', 'c'].map(name => queue.run(1, task(name)))
  await settle()
  t.same(started, ['a'])
  for (const name of ['a', 'b', 'c']) {
    open.get(name)?.end()
    await settle()
  }
  t.same(started, ['a', 'b', 'c'])
  t.same(await Promise.all(all), [{ result: 'a' }, { result: 'b' }, { result: 'c' }])
})

t.test('who comes as one ends does not slip in before who waits', async t => {
  const { queue, task, open, started } = rig()
  const first = queue.run(1, task('a'))
  const second = queue.run(1, task('b'))
  const late = first.then(() => queue.run(1, task('c')))
  open.get('a')?.end()
  await settle()
  t.same(started, ['a', 'b'])
  open.get('b')?.end()
  await settle()
  open.get('c')?.end()
  t.same(await Promise.all([second, late]), [{ result: 'b' }, { result: 'c' }])
})

t.test('a request whose wait would pass the limit is told when to come back', async t => {
  const { queue, task, open, go } = rig(1000)
  const first = queue.run(1, task('a'))
  go(800)
  open.get('a')?.end()
  await first
  const running = queue.run(1, task('b'))
  const waiting = queue.run(1, task('c'))
  t.equal(queue.expectedWait(), 1600)
  t.same(await queue.run(1, task('d')), { busy: { retryAfter: 2 } })
  open.get('b')?.end()
  await settle()
  open.get('c')?.end()
  t.same(await Promise.all([running, waiting]), [{ result: 'b' }, { result: 'c' }])
})

t.test('a large request says nothing against small ones behind it', async t => {
  const { queue, task, open, go } = rig(1000)
  const large = queue.run(800, task('large'))
  go(1600)
  open.get('large')?.end()
  await large
  const small = ['a', 'b', 'c'].map(name => queue.run(10, task(name)))
  t.equal(queue.expectedWait(), 60)
  const again = queue.run(800, task('again'))
  t.same(await queue.run(10, task('d')), { busy: { retryAfter: 2 } }, 'but holds them up')
  for (const name of ['a', 'b', 'c', 'again']) {
    open.get(name)?.end()
    await settle()
  }
  t.same(
    await Promise.all([...small, again]),
    [...'abc', 'again'].map(result => ({ result })),
  )
})

t.test(
  'a request that has waited to the limit is told to come back, and never started',
  async t => {
    const { queue, task, open, go, started } = rig(1000)
    const running = queue.run(1, task('a'))
    const waiting = queue.run(1, task('b'))
    go(1000)
    t.same(await waiting, { busy: { retryAfter: 1 } })
    open.get('a')?.end()
    t.same([await running, started], [{ result: 'a' }, ['a']])
  },
)

t.test('a task that throws throws to its caller alone, and the next has its turn', async t => {
  const { queue, task, open } = rig()
  const crashed = queue.run(1, task('a'))
  const next = queue.run(1, task('b'))
  open.get('a')?.fail()
  await t.rejects(crashed, /a/)
  open.get('b')?.end()
  t.same(await next, { result: 'b' })
})

t.test('a caller who goes while waiting gives its place up', async t => {
  const { queue, task, open, started, alarms } = rig()
  const gone = new AbortController()
  const running = queue.run(1, task('a'))
  const waiting = queue.run(1, task('b'), gone.signal)
  gone.abort()
  t.same(await waiting, { gone: true })
  t.same([queue.waiting, alarms.size], [0, 0], 'nothing is held of it')
  open.get('a')?.end()
  t.same([await running, started], [{ result: 'a' }, ['a']])
})

t.test('no more wait than there is room for', async t => {
  const { queue, task, open } = rig(1000, 1)
  const running = queue.run(1, task('a'))
  const waiting = queue.run(1, task('b'))
  t.same(await queue.run(1, task('c')), { busy: { retryAfter: 1 } })
  open.get('a')?.end()
  await settle()
  open.get('b')?.end()
  t.same(await Promise.all([running, waiting]), [{ result: 'a' }, { result: 'b' }])
})

t.test('64 at once are each answered with their own result', async t => {
  const { queue } = rig(60_000)
  const names = Array.from({ length: 64 }, (_, index) => index)
  const all = await Promise.all(names.map(name => queue.run(1, async () => name)))
  t.same(
    all,
    names.map(result => ({ result })),
  )
})
