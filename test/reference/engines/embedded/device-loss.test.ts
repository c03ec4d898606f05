import t from 'tap'
import { pauseAfter } from '../../../../reference/engines/embedded/supervisor.ts'
import { openWith, passage } from './machine.ts'
import { described } from './opened.ts'

t.test('a device that dies once is used again', async t => {
  const { engine, logged, change } = openWith(t, { vulkan: 'dying' }, 'vulkan')
  await described(engine)
  change({ vulkan: 'good' })
  t.match(await engine.read(passage), { failure: { kind: 'lost', says: /SIGSEGV/ } })
  await logged(/computes again, on vulkan/)
  t.match(await engine.read(passage), { result: { inputTokens: 1 } })
  t.match(await described(engine), { device: 'vulkan: Toy vulkan', fallback: null })
})

t.test(
  'a device that dies and does not come back is given up for the CPU, with the reason',
  async t => {
    const { engine, logged, change } = openWith(t, { vulkan: 'dying' }, 'vulkan')
    await described(engine)
    change({ vulkan: 'crashing' })
    await engine.read(passage)
    await logged(/computes again, on cpu/)
    t.match(await described(engine), {
      device: 'cpu',
      fallback: /^vulkan is not used any more: the process that computes crashed \(SIGSEGV\)\.$/,
    })
    t.match(engine.condition?.(), {
      ...{ isServing: true, restarts: 2, reason: /SIGSEGV/ },
      place: { device: 'cpu', offloadedLayers: 0, fallback: /^vulkan is not used any more/ },
    })
  },
)

t.test('a device that dies of every request is given up for the CPU', async t => {
  const { engine, logged } = openWith(t, { vulkan: 'dying' }, 'auto')
  await engine.read(passage)
  await logged(/computes again, on vulkan/)
  await engine.read(passage)
  await logged(/computes again, on cpu/)
  t.match(await engine.read(passage), { result: { inputTokens: 1 } })
})

t.test('a device out of memory fails the request as lost, and is started anew', async t => {
  const { engine, logged, change } = openWith(t, { vulkan: 'full' }, 'vulkan')
  await described(engine)
  change({ vulkan: 'good' })
  t.match(await engine.read(passage), {
    failure: { kind: 'lost', says: /failed \(out of device memory\)/ },
  })
  await logged(/computes again, on vulkan/)
  t.match(engine.condition?.(), { isServing: true, restarts: 1, reason: /out of device memory/ })
})

t.test('a loss in a row is followed by a longer pause', async t => {
  const pauses: number[] = []
  const after = (ms: number, call: () => void) => {
    if (ms > 30_000) return () => {}
    pauses.push(ms)
    if (pauses.length < 3) setImmediate(call)
    return () => {}
  }
  const { engine, logged, change } = openWith(t, { cpu: 'dying' }, 'cpu', { after })
  await described(engine)
  change({ cpu: 'absent' })
  await engine.read(passage)
  while (pauses.length < 3) await logged(/finds no such device/)
  t.same(pauses, [100, 200, 400])
})

t.test('a pause is half a minute at most', async t => {
  t.same([8, 9, 10, 100].map(pauseAfter), [12_800, 25_600, 30_000, 30_000])
})
