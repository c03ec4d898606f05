import t from 'tap'
import { createVirtualTime } from '../../../scripts/acceptance/virtual-time.ts'

t.test('those who wait are woken in the order of their time', async t => {
  const time = createVirtualTime()
  const woken: [string, number][] = []
  const wait = async (name: string, ms: number) => {
    await time.sleep(ms)
    woken.push([name, time.now()])
  }
  await time.drive(Promise.all([wait('late', 5000), wait('soon', 10), wait('next', 10)]))
  t.same(woken, [
    ['soon', 10],
    ['next', 10],
    ['late', 5000],
  ])
})

t.test('time stands still while something else can happen', async t => {
  const time = createVirtualTime()
  const seen = await time.drive(
    (async () => {
      for (let step = 0; step < 100; step += 1) await Promise.resolve()
      return time.now()
    })(),
  )
  t.equal(seen, 0)
})

t.test('who is called off waits no longer', async t => {
  const time = createVirtualTime()
  const off = new AbortController()
  const waited = time.sleep(60_000, off.signal)
  off.abort()
  await waited
  await time.drive(time.sleep(5))
  t.equal(time.now(), 5)
})

t.test('what the work throws is thrown', async t => {
  const time = createVirtualTime()
  await t.rejects(time.drive(Promise.reject(new Error('no'))), { message: 'no' })
})
